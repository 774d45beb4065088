import { beforeEach, expect, test } from '@rstest/core';
import type { StartTarget } from '../launch/start-target.ts';
import { routesOf } from '../site/routes.ts';
import { samples } from '../site/samples.ts';
import { storeSnapshot } from './snapshot.ts';
import { type FrameFacts, startFrame } from './start-frame.ts';

const routes = routesOf(samples);
const [home] = routes.filter(({ isHome }) => isHome);
const link = routes.find(({ entry }) => entry === 'send');
const code = 'a2b3c4d5e6';

const user = { id: 7, first_name: 'Ann <b>', photo_url: 'https://t.me/ann.jpg' };
const dataOf = (person: object) => `user=${encodeURIComponent(JSON.stringify(person))}&hash=1`;

const avatar = '<i data-slot-hue="own" data-hue="0"><i data-slot="own.initials"></i><img data-slot-src="own.photo" alt=""></i>';
const parts =
  '<p data-part="paused">paused</p><p data-part="config.channelLink">channel</p><p data-except="1 2 3 4 5 6 7 8 9 10 11 12">later</p>';
const template = (route = '', mode = '') =>
  `<template class="frame" data-route="${route}" data-mode="${mode}"><h1>${route} ${mode}</h1></template>`;

beforeEach(() => {
  document.documentElement.removeAttribute('dir');
  page(home?.path);
});

function page(route = '', mode = 'anonymous', friend = '') {
  document.body.innerHTML = `<script type="application/json" id="friend">${friend && `{"user":{"valentineCode":"${friend}","mode":"valentine"}}`}</script>
    <div id="frame" data-route="${route}" data-mode="${mode}" lang="en" dir="ltr"><h1>${route} ${mode}</h1>${avatar}${parts}</div>
    ${template(home?.path, 'valentine')}${template('/inbox', 'anonymous')}`;
}

function start(startTarget: StartTarget = { route: '' }, facts: Partial<FrameFacts> = {}) {
  startFrame(window, {
    locale: 'en',
    startTarget,
    routes,
    rawInitData: dataOf(user),
    account: '7',
    config: { channelLink: 'https://t.me/news' },
    ...facts,
  });
  const frame = document.getElementById('frame');
  return {
    frame,
    title: frame?.querySelector('h1')?.textContent ?? null,
    query: (selector: string) => frame?.querySelector<HTMLElement>(selector),
  };
}

test('[FST-01] the home frame shows two plain initials, colour and photo of the user, and leaves other initials to the app', () => {
  const { title, query } = start();
  expect(title).toBe(`${home?.path} anonymous`);
  expect(query('[data-slot]')?.textContent).toBe('AN');
  expect(query('img')?.getAttribute('src')).toBe('https://t.me/ann.jpg');
  expect(start({ route: '' }, { rawInitData: dataOf({ id: 7, first_name: '<b>' }) }).query('[data-slot]')?.innerHTML).toBe('');
  expect(document.documentElement.dataset.mode).toBe('anonymous');
});

test('[FST-01] the frame has no image for a user without a photo', () => {
  expect(start({ route: '' }, { rawInitData: dataOf({ id: 7, first_name: 'Ann' }) }).query('img')).toBe(null);
});

test('[FST-01] a photo that the app would not show is not requested; locally the messenger has no certificate', () => {
  const rawInitData = dataOf({ ...user, photo_url: 'http://localhost:8081/ann.svg' });
  expect(start({ route: '' }, { rawInitData }).query('img')).toBe(null);
  page(home?.path);
  expect(
    start({ route: '' }, { rawInitData, config: { isLocal: true } })
      .query('img')
      ?.getAttribute('src'),
  ).toBe('http://localhost:8081/ann.svg');
});

test('[FST-01] a device that knows the user shows their mode and the parts that were visible', () => {
  storeSnapshot(window, { account: '7', mode: 'valentine', parts: {}, insets: { top: 20 } });
  expect(start().title).toBe(`${home?.path} valentine`);
  expect(document.documentElement.dataset.mode).toBe('valentine');
  expect(document.documentElement.style.getPropertyValue('--tg-viewport-safe-area-inset-top')).toBe('20px');
  storeSnapshot(window, { account: '7', mode: 'anonymous', parts: { [home?.path ?? '']: ['paused'] }, insets: {} });
  page(home?.path);
  expect(start().query('[data-part="paused"]')?.dataset.shown).toBe('');
});

test('[FST-01] a stored appearance without parts has a frame of its mode', () => {
  window.localStorage.setItem('billet/frame', '{"account":"7","mode":"valentine"}');
  expect(start().title).toBe(`${home?.path} valentine`);
});

test('[FST-01] a device that does not know the user shows only the parts that the deployment has', () => {
  storeSnapshot(window, { account: '8', mode: 'valentine', parts: { [home?.path ?? '']: ['paused'] }, insets: {} });
  const { title, query } = start();
  expect([title, query('[data-part="paused"]')]).toEqual([`${home?.path} anonymous`, null]);
  expect(query('[data-part="config.channelLink"]')?.dataset.shown).toBe('');
  page(home?.path);
  expect(start({ route: '' }, { config: { channelLink: '' } }).query('[data-part]')).toBe(null);
});

test('[FST-01] a text that differs in another season is a placeholder in that season', () => {
  expect(start().query('[data-except]')?.dataset.shape).toBe('');
});

test('[ENV-11] a route after a reload has its own frame, and a page without frames starts with the spinner', () => {
  expect(start({ route: '/inbox' }).title).toBe('/inbox anonymous');
  page(home?.path);
  expect(start({ route: link?.path ?? '' }).frame).toBe(null);
});

test('[FST-01] a friend’s frame is used only for the link of that friend', () => {
  const startTarget = { code, path: link?.path ?? '' };
  page(link?.path, 'valentine', code);
  expect(start(startTarget).title).toBe(`${link?.path} valentine`);
  page(link?.path, 'valentine', code);
  expect(start({ route: `${link?.path}?code=${code}` }).frame).toBeTruthy();
  for (const friend of ['', 'zzzzzzzzzz']) {
    page(link?.path, 'valentine', friend);
    expect(start(startTarget).frame).toBe(null);
  }
});

test('[ENV-09] outside the messenger there is no first frame', () => {
  expect(start({ route: '' }, { rawInitData: null, account: null }).frame).toBe(null);
});

test('[FST-01] a frame in another language than the user’s has invisible text and the direction of the user’s language', () => {
  const { frame } = start({ route: '' }, { locale: 'ar' });
  expect(frame?.dataset.wordless).toBe('');
  expect(frame?.lang).toBe('en');
  expect([document.documentElement.lang, document.documentElement.dir, frame?.getAttribute('dir')]).toEqual(['ar', 'rtl', null]);
});
