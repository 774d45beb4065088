import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { BootedWindow } from './boot.ts';
import { loadFallbackTexts } from './load-fallback-texts.ts';
import type { FallbackTexts } from './watch-start.ts';

const english: FallbackTexts = ['Longer than usual.', 'It did not arrive.', 'It broke.', 'Reload'];
const catalogue =
  'shell-splash = Загрузка\npage-slow = Дольше.\npage-lost = Не пришло.\nshell-crash-title = Сломалось.\npage-reload = Заново\n';
const inEnglish = { en: { words: english, fonts: [] } };
const pageOf = (text: Promise<string>) => ({ __billetEarlyCatalogue: { locale: 'ru', text } }) as BootedWindow;

beforeEach(() => {
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.useRealTimers();
});

test('[MFE-06] texts embedded in the page are used at once', () => {
  const messages: unknown[] = [];
  loadFallbackTexts({} as BootedWindow, { languages: inEnglish, locale: 'en' })((...each) => messages.push(each));
  expect(messages).toEqual([['en', english]]);
});

test('[MFE-06][I18-04] texts in another language are taken from the catalogue', async () => {
  const messages: unknown[] = [];
  loadFallbackTexts(pageOf(Promise.resolve(catalogue)), { languages: inEnglish, locale: 'ru' })((...each) => messages.push(each));
  await rstest.advanceTimersByTimeAsync(0);
  expect(messages).toEqual([['ru', ['Дольше.', 'Не пришло.', 'Сломалось.', 'Заново']]]);
});

test.each([
  ['fails', (): Promise<string> => Promise.reject(new Error('offline'))],
  ['is another file', async (): Promise<string> => '<html>'],
  ['hangs', (): Promise<string> => new Promise(() => undefined)],
] as const)('[MFE-06] if the catalogue %s, the embedded texts are used within a second', async (_, text) => {
  const messages: unknown[] = [];
  loadFallbackTexts(pageOf(text()), { languages: inEnglish, locale: 'ru' })((...each) => messages.push(each));
  await rstest.advanceTimersByTimeAsync(1000);
  expect(messages).toEqual([['en', english]]);
});
