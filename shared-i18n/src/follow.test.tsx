import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { followLanguages } from './follow.ts';

const usual = globalThis.fetch;
let pending: Record<string, PromiseWithResolvers<Response>>;

/** The catalogue of a language; held back until it is given. */
const catalogue = (locale: string) => (pending[locale] ??= Promise.withResolvers<Response>());
const give = (locale: string) => catalogue(locale).resolve(new Response(`hello = hello in ${locale}\n# end\n`));

beforeEach(() => {
  pending = {};
  globalThis.fetch = ((address: string) =>
    catalogue(/\/locales\/(\w+)\.ftl/.exec(address)?.[1] ?? '').promise.then((answer) => answer.clone())) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = usual;
});

/** English stands; tells what is shown from then on, and the complaints. */
async function inEnglish(pause = () => Promise.resolve(), lay?: (locale: string, catalogue: string) => Promise<string>) {
  const shown: string[] = [];
  const failed: string[] = [];
  const asked: string[] = [];
  const following = followLanguages({
    log: () => undefined,
    pause,
    lay,
    fonts: async (locale) => void asked.push(locale),
    show: ({ messages }) => shown.push(messages.getString('hello')),
    onFailure: ({ locale }) => failed.push(locale),
  });
  give('en');
  await following.start('en');
  return { ...following, shown, failed, asked };
}
const page = () => [document.documentElement.lang, document.documentElement.dir];

test('[I18-04] another language is shown with its direction once it is here, and asks for its own font alone', async () => {
  const { change, shown, asked } = await inEnglish();
  const changing = change('he');
  expect([shown, page()]).toEqual([['hello in en'], ['en', 'ltr']]);
  give('he');
  await changing;
  expect([shown, page(), asked]).toEqual([
    ['hello in en', 'hello in he'],
    ['he', 'rtl'],
    ['en', 'he'],
  ]);
});

test('[I18-04] of several languages on their way the last one wished holds, in whatever order they come', async () => {
  const { change, shown } = await inEnglish();
  const german = change('de');
  const french = change('fr');
  give('fr');
  await french;
  give('de');
  await german;
  expect([shown, page()]).toEqual([
    ['hello in en', 'hello in fr'],
    ['fr', 'ltr'],
  ]);
});

test('[I18-04] who comes back to the language that stands isn’t led away by one still on its way', async () => {
  const { change, shown } = await inEnglish();
  const german = change('de');
  await change('en');
  give('de');
  await german;
  expect(shown).toEqual(['hello in en']);
});

test('[I18-04] one that doesn’t come leaves what stands, is told once, and is shown when it comes after all', async () => {
  const pauses: (() => void)[] = [];
  const { change, shown, failed } = await inEnglish(() => new Promise((resolve) => pauses.push(resolve)));
  catalogue('tr').reject(new Error('no net'));
  const changing = change('tr');
  await expect.poll(() => pauses.length).toBe(1);
  expect([shown, failed]).toEqual([['hello in en'], ['en']]);
  pauses[0]?.();
  await expect.poll(() => pauses.length).toBe(2);
  pending = {};
  give('tr');
  pauses[1]?.();
  await changing;
  expect([shown, failed]).toEqual([['hello in en', 'hello in tr'], ['en']]);
});

test('[MFE-05] what lies over a catalogue is shown, in each language, and anew when it changed', async () => {
  let over = 'laid over';
  const { change, renew, shown } = await inEnglish(undefined, async (locale, catalogue) => `${catalogue}\nhello = ${over} ${locale}\n`);
  const changing = change('de');
  give('de');
  await changing;
  over = 'another over';
  await renew();
  expect(shown).toEqual(['laid over en', 'laid over de', 'another over de']);
});

test('[MFE-05] of two changes of what lies over it the last one holds, in whatever order they are done', async () => {
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
