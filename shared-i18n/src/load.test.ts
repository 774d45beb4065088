import { expect, test } from '@rstest/core';
import type { LogLine } from './language.ts';
import { type LoadOptions, loadLanguage } from './load.ts';

const answer = (text: string, init?: ResponseInit) => Promise.resolve(new Response(text, init));
const hello = (text: string) => answer(`hello = ${text}\n# end\n`, { headers: { 'content-type': 'text/plain' } });

/** Loads a language with the given responses by address. */
async function load(locale: 'ru' | 'en', answers: Record<string, () => Promise<Response>>, options: Partial<LoadOptions> = {}) {
  const lines: LogLine[] = [];
  const requests: { address: string; cache: string | undefined }[] = [];
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    requests.push({ address: String(input), cache: init?.cache });
    return (answers[String(input)] ?? (() => answer('', { status: 404 })))();
  };
  try {
    const language = await loadLanguage(locale, { log: (line) => void lines.push(line), pause: async () => {}, ...options });
    return { language, lines, requests, hello: language.messages.getString('hello') };
  } finally {
    globalThis.fetch = originalFetch;
  }
}

test('[I18-01] a catalogue is loaded from /locales and revalidated', async () => {
  const { hello: word, requests, language } = await load('ru', { '/locales/ru.ftl': () => hello('Привет') });
  expect(word).toBe('Привет');
  expect(language.locale).toBe('ru');
  expect(requests).toEqual([{ address: '/locales/ru.ftl', cache: 'no-cache' }]);
});

test('[I18-01] a missing file is logged and replaced by the default language', async () => {
  const { hello: word, lines, language } = await load('ru', { '/locales/en.ftl': () => hello('Hello') });
  expect(word).toBe('Hello');
  expect(language.locale).toBe('en');
  expect(lines).toMatchObject([{ event: 'catalogue-missing', locale: 'ru', level: 'error' }]);
});

test('[ENV-05] the default language replaces a slow one until that is loaded', async () => {
  const slow = Promise.withResolvers<Response>();
  const late = Promise.withResolvers<string>();
  const answers = { '/locales/ru.ftl': () => slow.promise, '/locales/en.ftl': () => hello('Hello') };
  const { hello: word } = await load('ru', answers, {
    limit: 20,
    onLate: ({ locale, messages }) => late.resolve(`${locale} ${messages.getString('hello')}`),
  });
  expect(word).toBe('Hello');
  slow.resolve(await hello('Привет'));
  expect(await late.promise).toBe('ru Привет');
});

test('[I18-01] without any catalogue loading is retried with growing waits, and no ids are shown', async () => {
  const pauses: number[] = [];
  const page = () => answer('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  let tries = 0;
  const { hello: word, lines } = await load(
    'en',
    { '/locales/en.ftl': () => (++tries < 7 ? page() : hello('Hello')) },
    { pause: async (milliseconds) => void pauses.push(milliseconds) },
  );
  expect(word).toBe('Hello');
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
  expect(lines.map(({ event }) => event)).toEqual(['catalogue-missing']);
});

test('an early request is used instead of a second one', async () => {
  const early = { locale: 'en', text: hello('Early').then((response) => response.text()) };
  const language = await loadLanguage('en', { log: () => {}, early });
  expect(language.messages.getString('hello')).toBe('Early');
});

for (const [what, body] of [
  ['a truncated catalogue', 'hello = Hello\n'],
  ['JSON of a captive portal', '{"detail":"Log in to this network"}'],
  ['an empty response', ''],
])
  test(`[I18-01] ${what} with status 200 counts as missing and is requested again`, async () => {
    let tries = 0;
    const { hello: word } = await load('en', { '/locales/en.ftl': () => (++tries < 3 ? answer(body ?? '') : hello('Hello')) });
    expect({ word, tries }).toEqual({ word: 'Hello', tries: 3 });
  });
