import { beforeEach, expect, test } from '@rstest/core';
import { routesOf } from '../site/routes.ts';
import { samples } from '../site/samples.ts';
import { rememberScreen } from './remember-screen.ts';
import { forgetSnapshot, readSnapshot } from './snapshot.ts';

const html = document.documentElement;
const routes = routesOf(samples);
const root = document.createElement('div');
const settle = () => new Promise((resolve) => setTimeout(resolve));
const stored = () => readSnapshot(window, '7');

beforeEach(async () => {
  root.innerHTML = '<main data-vaul-drawer-wrapper><p data-part="paused"></p><p data-part="config.channelLink"></p></main>';
  html.dataset.mode = 'valentine';
  html.style.setProperty('--tg-viewport-safe-area-inset-top', '24px');
  window.history.replaceState(null, '', '#/share');
  // let pending work of the previous tests run
  await settle();
  localStorage.clear();
});

const start = (account: string | null = '7') => rememberScreen(window, { root, account, routes: () => routes });

test('[FST-01] the device stores mode, parts and insets of a page for its user', () => {
  start();
  expect(stored()).toEqual({
    account: '7',
    mode: 'valentine',
    parts: { '/share': ['paused'] },
    insets: { top: 24, bottom: 0 },
  });
  expect(readSnapshot(window, '8')).toBe(null);
});

test('[FST-01] a change of the mode is stored at once, and the visible parts when the page is left', async () => {
  start();
  root.firstElementChild?.replaceChildren();
  html.dataset.mode = 'anonymous';
  await settle();
  expect(stored()).toMatchObject({ mode: 'anonymous', parts: { '/share': [] } });
  root.innerHTML = '<main data-vaul-drawer-wrapper><p data-part="paused"></p></main>';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()?.parts).toEqual({ '/share': ['paused'] });
});

test('[FST-01] a page with its own mode stores nothing about the user', () => {
  const own = routes.find(({ mode }) => mode);
  window.history.replaceState(null, '', `#${own?.path}?code=a2b3c4d5e6`);
  start();
  expect(stored()).toBe(null);
});

test('[FST-01] nothing is stored without an account', () => {
  start(null);
  expect(localStorage.length).toBe(0);
});

test('[FST-01] nothing is stored before a page is rendered', () => {
  root.replaceChildren();
  start();
  expect(stored()).toBe(null);
});

test('[SAF-02] deleting the account deletes the stored data and prevents storing it again', () => {
  start();
  forgetSnapshot(window);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.length).toBe(0);
});
