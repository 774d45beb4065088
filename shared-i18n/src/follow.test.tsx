import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { followLanguages } from './follow.ts';

const usual = globalThis.fetch;
let pending: Record<string, PromiseWithResolvers<Response>>;

/** The pending response of a catalogue; `give` resolves it. */
const catalogue = (locale: string) => (pending[locale] ??= Promise.withResolvers<Response>());
const respond = (locale: string) => catalogue(locale).resolve(new Response(`hello = hello in ${locale}\n# end\n`));

beforeEach(() => {
  pending = {};
  globalThis.fetch = ((address: string) =>
    catalogue(/\/locales\/(\w+)\.ftl/.exec(address)?.[1] ?? '').promise.then((answer) => answer.clone())) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = usual;
});

/** Starts in English and records the shown languages and the failures. */
async function inEnglish(pause = () => Promise.resolve(), overrideTexts?: (locale: string, catalogue: string) => Promise<string>) {
  const shown: string[] = [];
  const failed: string[] = [];
  const asked: string[] = [];
  const following = followLanguages({
    log: () => undefined,
    pause,
    overrideTexts,
    fonts: async (locale) => void asked.push(locale),
    show: ({ messages }) => shown.push(messages.getString('hello')),
    onFailure: ({ locale }) => failed.push(locale),
  });
  respond('en');
  await following.start('en');
  return { ...following, shown, failed, asked };
}
const page = () => [document.documentElement.lang, document.documentElement.dir];

test('[I18-04] another language is shown with its direction once it is loaded, and loads only its own font', async () => {
  const { change, shown, asked } = await inEnglish();
  const changing = change('he');
  expect([shown, page()]).toEqual([['hello in en'], ['en', 'ltr']]);
  respond('he');
  await changing;
  expect([shown, page(), asked]).toEqual([
    ['hello in en', 'hello in he'],
    ['he', 'rtl'],
    ['en', 'he'],
  ]);
});

test('[I18-04] of several loading languages the last requested one is shown, whatever the order of loading', async () => {
  const { change, shown } = await inEnglish();
  const german = change('de');
  const french = change('fr');
  respond('fr');
  await french;
  respond('de');
  await german;
  expect([shown, page()]).toEqual([
    ['hello in en', 'hello in fr'],
    ['fr', 'ltr'],
  ]);
});

test('[I18-04] returning to the current language cancels a change that is still loading', async () => {
  const { change, shown } = await inEnglish();
  const german = change('de');
  await change('en');
  respond('de');
  await german;
  expect(shown).toEqual(['hello in en']);
});

test('[I18-04] a language that fails to load keeps the current one, is reported once, and is shown when it loads later', async () => {
  const pauses: (() => void)[] = [];
  const { change, shown, failed } = await inEnglish(() => new Promise((resolve) => pauses.push(resolve)));
  catalogue('tr').reject(new Error('no net'));
  const changing = change('tr');
  await expect.poll(() => pauses.length).toBe(1);
  expect([shown, failed]).toEqual([['hello in en'], ['en']]);
  pauses[0]?.();
  await expect.poll(() => pauses.length).toBe(2);
  pending = {};
  respond('tr');
  pauses[1]?.();
  await changing;
  expect([shown, failed]).toEqual([['hello in en', 'hello in tr'], ['en']]);
});

test('[MFE-05] overrides of a catalogue are shown in each language, and again after they change', async () => {
  let prefix = 'overridden in';
  const { change, renew, shown } = await inEnglish(undefined, async (locale, catalogue) => `${catalogue}\nhello = ${prefix} ${locale}\n`);
  const changing = change('de');
  respond('de');
  await changing;
  prefix = 'changed in';
  await renew();
  expect(shown).toEqual(['overridden in en', 'overridden in de', 'changed in de']);
});

test('[MFE-05] of two changes of the overrides the last one is shown, whatever the order of loading', async () => {
  const waits: PromiseWithResolvers<string>[] = [];
  const { renew, shown } = await inEnglish(undefined, async (_, catalogue) => {
    if (waits.length === 0) return catalogue;
    return `${catalogue}\nhello = ${await waits.at(-1)?.promise}\n`;
  });
  waits.push(Promise.withResolvers());
  const first = renew();
  waits.push(Promise.withResolvers());
  const second = renew();
  waits[1]?.resolve('second');
  await second;
  waits[0]?.resolve('first');
  await first;
  expect(shown).toEqual(['hello in en', 'second']);
});
