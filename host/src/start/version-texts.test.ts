import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { type VersionTexts, versionTexts } from './version-texts.ts';

const END = '# end\n';
const catalogue = (version: string) => `inbox-title = of ${version}\n# inbox=${version} send=s1\n${END}`;
const entryOf = (version: string) => ({ version, entry: `https://cdn.example/r/inbox/remoteEntry.${version}.js` });

const realFetch = globalThis.fetch;
let asked: string[];
let files: Record<string, string>;
let texts: VersionTexts;

beforeEach(() => {
  installBridge(fakeBridge().bridge);
  asked = [];
  files = {};
  globalThis.fetch = (async (address: string) => {
    const name = address.split('/').at(-1) ?? '';
    asked.push(name);
    return name in files ? new Response(files[name]) : new Response('', { status: 404 });
  }) as typeof fetch;
  texts = versionTexts();
});
afterEach(() => {
  rstest.useRealTimers();
  globalThis.fetch = realFetch;
});

test('[MFE-05] a catalogue built from the running versions is unchanged', async () => {
  await texts.setVersion('inbox', entryOf('v2'));
  expect(await texts.overrideTexts('en', catalogue('v2'))).toBe(catalogue('v2'));
  expect(asked).toEqual([]);
});

test("[MFE-05] a running version that differs from the catalogue's overrides its texts with one file of the shown language", async () => {
  files['texts.v1.de.ftl'] = `inbox-title = of v1\n${END}`;
  await texts.setVersion('inbox', entryOf('v1'));
  expect(await texts.overrideTexts('de', catalogue('v2'))).toBe(`${catalogue('v2')}\ninbox-title = of v1\n${END}`);
  expect(asked).toEqual(['texts.v1.de.ftl']);
});

test('[MFE-05] a later change of version and its reversal renew the language, and an unchanged version does not', async () => {
  files['texts.v1.en.ftl'] = `inbox-title = of v1\n${END}`;
  const shown: string[] = [];
  await texts.setVersion('inbox', entryOf('v2'));
  await texts.overrideTexts('en', catalogue('v2'));
  texts.onChange(async () => void shown.push(await texts.overrideTexts('en', catalogue('v2'))));
  await texts.setVersion('inbox', entryOf('v1'));
  await texts.setVersion('inbox', entryOf('v1'));
  await texts.setVersion('inbox', entryOf('v2'));
  await texts.setVersion('inbox', entryOf('v2'));
  expect(shown).toEqual([`${catalogue('v2')}\ninbox-title = of v1\n${END}`, catalogue('v2')]);
});

test('[MFE-05][I18-05] a language that a version lacks is replaced by its English, marked as English', async () => {
  files['texts.v1.en.ftl'] = `inbox-title = One\ninbox-many =\n    { $n ->\n        [one] a\n       *[other] b\n    }\n-term = T\n${END}`;
  await texts.setVersion('inbox', entryOf('v1'));
  expect(await texts.overrideTexts('de', catalogue('v2'))).toContain(
    'inbox-title = One\n    .lang = en\ninbox-many =\n    { $n ->\n        [one] a\n       *[other] b\n    }\n    .lang = en\n-term = T\n# end\n',
  );
});

test('[MFE-05] missing or truncated texts leave the catalogue unchanged', async () => {
  const errors: string[] = [];
  installBridge({ ...fakeBridge().bridge, log: ({ event }) => void errors.push(event) });
  await texts.setVersion('inbox', entryOf('v1'));
  expect(await texts.overrideTexts('de', catalogue('v2'))).toContain('inbox-title = of v2');
  files['texts.v1.de.ftl'] = 'inbox-title = of';
  expect(await texts.overrideTexts('de', catalogue('v2'))).not.toContain('inbox-title = of\n');
  expect(errors).toEqual(['texts_missing', 'texts_missing']);
});

test('[MFE-05] a version of a development server has no files of texts', async () => {
  await texts.setVersion('inbox', entryOf('development'));
  await texts.overrideTexts('en', catalogue('v2'));
  expect(asked).toEqual([]);
});

test('[MFE-05] texts that load in time are applied once without renewing the language', async () => {
  rstest.useFakeTimers();
  files['texts.v1.de.ftl'] = `inbox-title = of v1\n${END}`;
  let made = 0;
  texts.onChange(async () => {
    made++;
    await texts.overrideTexts('de', catalogue('v2'));
  });
  await texts.setVersion('inbox', entryOf('v1'));
  await texts.overrideTexts('de', catalogue('v2'));
  await rstest.advanceTimersByTimeAsync(60_000);
  expect([asked.length, made]).toEqual([1, 0]);
});

test.each([
  { of: 'load late', file: `inbox-title = of v1\n${END}`, shown: 'inbox-title = of v1' },
  { of: 'never load', file: '', shown: 'inbox-title = of v2' },
])('[MFE-05] texts that $of are requested once and renew the language once', async ({ file, shown }) => {
  rstest.useFakeTimers();
  globalThis.fetch = ((address: string) =>
    new Promise((resolve) => {
      asked.push(address);
      setTimeout(() => resolve(new Response(file)), 5000);
    })) as typeof fetch;
  const made: string[] = [];
  texts.onChange(async () => void made.push(await texts.overrideTexts('de', catalogue('v2'))));
  await texts.setVersion('inbox', entryOf('v1'));
  const first = texts.overrideTexts('de', catalogue('v2'));
  await rstest.advanceTimersByTimeAsync(60_000);
  expect([await first, asked.length, made.length]).toEqual([catalogue('v2'), 1, 1]);
  expect(made[0]).toContain(shown);
});
