import { expect, test } from '@rstest/core';
import type { LogLine } from './language.ts';
import { loadLanguage } from './load.ts';

const answer = (text: string, init?: ResponseInit) => Promise.resolve(new Response(text, init));
const hello = (text: string) => answer(`hello = ${text}\n`, { headers: { 'content-type': 'text/plain' } });

/** Loads a language while the net answers as given by address. */
async function load(locale: 'ru' | 'en', answers: Record<string, () => Promise<Response>>, limit = 1000) {
  const lines: LogLine[] = [];
  const asked: { address: string; cache: string | undefined }[] = [];
  const usual = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    asked.push({ address: String(input), cache: init?.cache });
    return (answers[String(input)] ?? (() => answer('', { status: 404 })))();
  };
  try {
    const language = await loadLanguage(locale, { log: (line) => void lines.push(line), limit });
    return { language, lines, asked, hello: language.messages.getString('hello') };
  } finally {
    globalThis.fetch = usual;
  }
}

test('[I18-01] a catalogue comes from /locales and is revalidated', async () => {
  const { hello: word, asked, language } = await load('ru', { '/locales/ru.ftl': () => hello('Привет') });
  expect(word).toBe('Привет');
  expect(language.locale).toBe('ru');
  expect(asked).toEqual([{ address: '/locales/ru.ftl', cache: 'no-cache' }]);
});

test('[I18-01] a missing file is logged and the default language takes its place', async () => {
  const { hello: word, lines, language } = await load('ru', { '/locales/en.ftl': () => hello('Hello') });
  expect(word).toBe('Hello');
  expect(language.locale).toBe('en');
  expect(lines).toMatchObject([{ event: 'catalogue-missing', locale: 'ru', level: 'error' }]);
});

test('[ENV-05] a file that does not come in time counts as missing', async () => {
  const { hello: word } = await load('ru', { '/locales/ru.ftl': () => new Promise(() => {}), '/locales/en.ftl': () => hello('Hello') }, 20);
  expect(word).toBe('Hello');
});

test('[I18-01] a page in place of a catalogue counts as missing; with nothing at all, ids are shown and it goes on', async () => {
  const page = () => answer('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const { hello: word, lines } = await load('en', { '/locales/en.ftl': page });
  expect(word).toBe('hello');
  expect(lines.map(({ event }) => event)).toContain('catalogue-missing');
});

test('an early request is used instead of a second one', async () => {
  const early = { locale: 'en', response: hello('Early') };
  const language = await loadLanguage('en', { log: () => {}, early });
  expect(language.messages.getString('hello')).toBe('Early');
});
