import type { Locale } from '@billet/shared-i18n/locales';
import { afterEach, beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { type FallbackTexts, watchStart } from './watch-start.ts';

const SLOW_AFTER_MS = 8000;
const english: FallbackTexts = ['This is taking longer than usual.', 'The app did not arrive.', 'Unexpected Application Error!', 'Reload'];
let stop: AbortController;

interface HappyWindow {
  readonly happyDOM: { readonly settings: { disableCSSFileLoading: boolean; handleDisabledFileLoadingAsSuccess: boolean } };
}

beforeAll(() => {
  const { settings } = (window as unknown as HappyWindow).happyDOM;
  Object.assign(settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
});
beforeEach(() => {
  rstest.useFakeTimers();
  stop = new AbortController();
  document.head.innerHTML = '<script defer type="text/plain" src="/host/index.1.js" integrity="sha256-a"></script>';
  document.body.innerHTML = '<div id="root"><div id="splash" role="status"></div></div>';
});
afterEach(() => {
  stop.abort();
});

/** Watches this page until the test ends. */
function watch(locale: Locale = 'en', words = english): { readonly reloads: () => number; readonly reports: () => number } {
  let reloads = 0;
  let reports = 0;
  const page = {
    document,
    location: { reload: () => reloads++ },
    setTimeout,
    addEventListener: (type: string, listener: (event: Event) => void, capture: boolean) =>
      window.addEventListener(type, listener, { capture, signal: stop.signal }),
  };
  watchStart(
    page as unknown as Window,
    (show) => show(locale, words),
    () => reports++,
  );
  return { reloads: () => reloads, reports: () => reports };
}

const script = () => document.head.querySelector('script');
const fail = () => script()?.dispatchEvent(new Event('error'));
const words = () => document.getElementById('stuck')?.textContent ?? null;

test('[MFE-06] a script that fails to load is requested once more, under a new address and with the same hash', () => {
  watch();
  fail();
  expect(script()?.getAttribute('src')).toMatch(/^\/host\/index\.1\.js\?attempt=\d{13}$/);
  expect(script()?.getAttribute('integrity')).toBe('sha256-a');
  expect(words()).toBeNull();
});

test('[MFE-06] a script that fails twice shows an error with a reload button', () => {
  const { reloads } = watch();
  fail();
  fail();
  expect(words()).toBe('The app did not arrive.Reload');
  rstest.advanceTimersByTime(SLOW_AFTER_MS);
  expect(words()).toContain('did not arrive');
  document.querySelector<HTMLButtonElement>('#stuck button')?.click();
  expect(reloads()).toBe(1);
});

test('[MFE-06] after 8 s the spinner gets a text, which disappears with it when the app loads', () => {
  watch();
  rstest.advanceTimersByTime(SLOW_AFTER_MS - 1);
  expect(words()).toBeNull();
  rstest.advanceTimersByTime(1);
  expect(document.querySelector('#splash #stuck')?.textContent).toContain('This is taking longer than usual.');
  document.getElementById('splash')?.remove();
  expect(words()).toBeNull();
});

test('[MFE-06] an app that has rendered within 8 s shows no text', () => {
  watch();
  document.getElementById('splash')?.remove();
  rstest.advanceTimersByTime(SLOW_AFTER_MS);
  expect(words()).toBeNull();
});

test('[MFE-06] a pending stylesheet stops blocking the page after 8 s, and a text is shown until it loads', () => {
  watch();
  const link = document.createElement('link');
  Object.defineProperty(link, 'sheet', { value: null });
  link.rel = 'stylesheet';
  link.setAttribute('href', '/host/index.2.css');
  document.head.append(link);
  rstest.advanceTimersByTime(SLOW_AFTER_MS);
  const again = document.head.querySelector('link');
  expect([link.isConnected, again?.getAttribute('href'), again?.media]).toEqual([
    false,
    expect.stringContaining('index.2.css?attempt='),
    'print',
  ]);
  expect(document.querySelector('body > #stuck')?.textContent).toContain('This is taking longer than usual.');
  document.getElementById('splash')?.remove();
  again?.dispatchEvent(new Event('load'));
  expect([again?.media, words()]).toEqual(['all', null]);
});

const throwIn = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename, message: 'broken on purpose' }));

test('[MFE-06][NAV-09] a host script that throws before the first render is reported to the user and to the server', () => {
  const { reports } = watch();
  throwIn('http://localhost/host/index.1.js?attempt=1');
  expect(words()).toBe('Unexpected Application Error!Reload');
  expect(reports()).toBe(1);
});

test('[NAV-09] an error text is removed when the app renders after a harmless error', async () => {
  watch();
  throwIn('http://localhost/host/index.1.js');
  document.getElementById('splash')?.remove();
  await rstest.advanceTimersByTimeAsync(1);
  expect(words()).toContain('Unexpected Application Error!');
  document.getElementById('root')?.append(document.createElement('main'));
  await rstest.advanceTimersByTimeAsync(1);
  expect(words()).toBeNull();
});

test('[NAV-09] an error after which React has unmounted everything is shown; errors of a rendered app or of foreign scripts are not', () => {
  watch();
  throwIn('chrome-extension://stranger.js');
  expect(words()).toBeNull();
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = '<main>drawn</main>';
  throwIn('http://localhost/host/index.1.js');
  expect(words()).toBeNull();
  root.innerHTML = '';
  throwIn('http://localhost/host/index.1.js');
  expect(words()).toContain('Unexpected Application Error!');
});

test('[MFE-06] files loaded later are not handled', () => {
  watch();
  const lateScript = document.createElement('script');
  lateScript.type = 'text/plain';
  lateScript.setAttribute('src', '/r/inbox/remoteEntry.1.js');
  document.head.append(lateScript);
  lateScript.dispatchEvent(new Event('error'));
  expect(lateScript.isConnected).toBe(true);
  expect(words()).toBeNull();
});

test('[MFE-06][I18-02] the text has the language and direction of the user before the page has', () => {
  watch('he', ['זה לוקח יותר זמן מהרגיל.', 'האפליקציה לא הגיעה.', 'שגיאה בלתי צפויה!', 'לטעון שוב']);
  rstest.advanceTimersByTime(SLOW_AFTER_MS);
  expect(words()).toBe('זה לוקח יותר זמן מהרגיל.לטעון שוב');
  const { lang, dir } = document.getElementById('stuck') ?? {};
  expect([lang, dir]).toEqual(['he', 'rtl']);
});
