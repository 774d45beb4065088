import { beforeEach, expect, test } from '@rstest/core';
import { routesOf } from '../site/routes.ts';
import { samples } from '../site/samples.ts';
import { rememberScreen } from './remember.ts';
import { forgetSnapshot, readSnapshot } from './snapshot.ts';

const html = document.documentElement;
const routes = routesOf(samples);
const root = document.createElement('div');
const settle = () => new Promise((resolve) => setTimeout(resolve));
const kept = () => readSnapshot(window, '7');

beforeEach(async () => {
  root.innerHTML = '<main data-vaul-drawer-wrapper><p data-part="paused"></p><p data-part="config.channelLink"></p></main>';
  html.dataset.mode = 'valentine';
  html.style.setProperty('--tg-viewport-safe-area-inset-top', '24px');
  window.history.replaceState(null, '', '#/share');
  // those of the tests before have had their turn
  await settle();
  localStorage.clear();
});

const begin = (account: string | null = '7') => rememberScreen(window, { root, account, routes: () => routes });

test('[FST-01] the device remembers mode, parts and insets of a page, for its person alone', () => {
  begin();
  expect(kept()).toEqual({
    account: '7',
    mode: 'valentine',
    parts: { '/share': ['paused'] },
    insets: { '--tg-viewport-safe-area-inset-top': '24px' },
  });
  expect(readSnapshot(window, '8')).toBe(null);
});

test('[FST-01] another mode is remembered at once, and what stands when the page is left', async () => {
  begin();
  root.firstElementChild?.replaceChildren();
  html.dataset.mode = 'anonymous';
  await settle();
  expect(kept()).toMatchObject({ mode: 'anonymous', parts: { '/share': [] } });
  root.innerHTML = '<main data-vaul-drawer-wrapper><p data-part="paused"></p></main>';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()?.parts).toEqual({ '/share': ['paused'] });
});

test('[FST-01] a page with a mode of its own says nothing of the person’s', () => {
  const own = routes.find(({ mode }) => mode);
  window.history.replaceState(null, '', `#${own?.path}?code=a2b3c4d5e6`);
  begin();
  expect(kept()).toBe(null);
});

test('[FST-01] nothing is kept of nobody', () => {
  begin(null);
  expect(localStorage.length).toBe(0);
});

test('[FST-01] nothing is kept of the start, before there is a page', () => {
  root.replaceChildren();
  begin();
  expect(kept()).toBe(null);
});

test('[SAF-02] who deletes their account leaves nothing of it here, nor does what is shown then', () => {
  begin();
  forgetSnapshot(window);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.length).toBe(0);
});
