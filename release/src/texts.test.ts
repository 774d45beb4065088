import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { buildRemote, hostAnd, temporaryFolder } from '../test/parts.ts';
import { compose } from './compose.ts';
import { releaseRemote } from './release.ts';
import { rollbackRemote } from './rollback.ts';
import { joinTexts, plainTexts, textIds, writeTexts } from './texts.ts';

test('[I18-01][I18-05] parts are put together, and what a language lacks is filled with English that says so', () => {
  const { de } = joinTexts([
    { en: 'shell-a = A\n', de: '' },
    { en: 'send-b = B\n', de: 'send-b = Be\n' },
  ]);
  expect(de).toBe('shell-a = A\n    .lang = en\nsend-b = Be\n');
});

test('what translators are told is not downloaded', () => {
  expect(joinTexts([{ en: '## A page\n\n# A button, 12 characters.\nshell-a = A\n\n# Alone.\n\n# A term.\n-b = B\n' }])).toEqual({
    en: 'shell-a = A\n-b = B\n',
  });
});

test('[I18-01] a message of several choices is put together whole', () => {
  const text = 'inbox-buy = { $count ->\n    [one] one\n   *[other] many\n} for { $stars ->\n    [one] a Star\n   *[other] Stars\n}.\n';
  const { en = '' } = joinTexts([{ en: text }]);
  expect(en).toContain('many');
  expect(en).toContain('a Star');
  expect(joinTexts([{ en }])).toEqual({ en });
});

test("[MFE-03] a remote's texts come with its release and leave with its rollback", async () => {
  const parts = hostAnd([buildRemote('inbox', 'inbox 1', { texts: { en: 'inbox-title = One\n', ru: 'inbox-title = Раз\n' } })]);
  await compose(parts);
  const catalogue = (locale: string) => readFileSync(path.join(parts.folder, 'locales', `${locale}.ftl`), 'utf8');
  expect(catalogue('ru')).toBe('hello = Hello\n    .lang = en\ninbox-title = Раз\n');

  const dist = buildRemote('inbox', 'inbox 2', { texts: { en: 'inbox-title = Two\ninbox-new = New\n', ru: 'inbox-title = Два\n' } });
  await releaseRemote({ folder: parts.folder, dist });
  expect(catalogue('ru')).toBe('hello = Hello\n    .lang = en\ninbox-title = Два\ninbox-new = New\n    .lang = en\n');

  await rollbackRemote(parts.folder, 'inbox');
  expect(catalogue('ru')).toBe('hello = Hello\n    .lang = en\ninbox-title = Раз\n');
});

const languages = readdirSync(path.resolve(import.meta.dirname, '../../shared-i18n/locales')).sort();

test.each([['share'], ['inbox'], ['send'], ['shell']])(
  '[I18-01][MFE-03] a build of %s carries its part whole in every language',
  (part) => {
    const dist = temporaryFolder();
    const texts = JSON.parse(readFileSync(path.join(dist, writeTexts(dist, [part])), 'utf8')) as Record<string, string>;
    expect(Object.keys(texts).sort()).toEqual(languages);
    for (const text of Object.values(texts)) expect(text.match(/^[a-z][\w-]*(?= =)/gm)?.sort()).toEqual(textIds(part).sort());
  },
);

test('[MFE-06] what the page says by itself stands in every language; what isn’t plain is refused', () => {
  const said = languages.map((locale) => plainTexts('page', locale, ['page-slow', 'page-lost', 'page-reload']));
  expect(new Set(said.flat()).size).toBe(3 * languages.length);
  expect(() => plainTexts('page', 'en', ['page-nothing'])).toThrow('page-nothing');
  expect(() => plainTexts('shell', 'en', ['shell-tab-unread'])).toThrow('plain');
});
