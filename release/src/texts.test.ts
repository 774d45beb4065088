import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { buildRemote, buildsWith, contextOn, releaseBuild, temporaryFolder } from '../test/parts.ts';
import { rollbackRemote } from './commands/rollback.ts';
import { compose } from './compose.ts';
import { integrityOf } from './integrity.ts';
import type { Release, RemoteBuild } from './schema.ts';
import { joinTexts, plainTexts, textIds, writeLanguages, writeTexts } from './texts.ts';

test('[I18-01][I18-05] joinTexts joins parts, and fills messages that a language lacks with marked English ones', () => {
  const { de } = joinTexts([
    { en: 'shell-a = A\n', de: '' },
    { en: 'send-b = B\n', de: 'send-b = Be\n' },
  ]);
  expect(de).toBe('shell-a = A\n    .lang = en\nsend-b = Be\n');
});

test('comments for translators are not downloaded', () => {
  expect(joinTexts([{ en: '## A page\n\n# A button, 12 characters.\nshell-a = A\n\n# Alone.\n\n# A term.\n-b = B\n' }])).toEqual({
    en: 'shell-a = A\n-b = B\n',
  });
});

test('[I18-01] a message with several selectors is joined completely', () => {
  const text = 'inbox-buy = { $count ->\n    [one] one\n   *[other] many\n} for { $stars ->\n    [one] a Star\n   *[other] Stars\n}.\n';
  const { en = '' } = joinTexts([{ en: text }]);
  expect(en).toContain('many');
  expect(en).toContain('a Star');
  expect(joinTexts([{ en }])).toEqual({ en });
});

test("[MFE-03] a remote's texts are published with its release and reverted with its rollback", async () => {
  const parts = buildsWith([buildRemote('inbox', 'inbox 1', { texts: { en: 'inbox-title = One\n', ru: 'inbox-title = Раз\n' } })]);
  const context = contextOn();
  const { release } = await compose(context, parts);
  const catalogue = (locale: string) => readFileSync(path.join(context.folder, 'locales', `${locale}.ftl`), 'utf8');
  const versions = ({ remotes }: Release) => `# inbox=${remotes.inbox?.active.version}`;
  expect(catalogue('ru')).toBe(`hello = Hello\n    .lang = en\ninbox-title = Раз\n${versions(release)}\n# end\n`);

  const dist = buildRemote('inbox', 'inbox 2', { texts: { en: 'inbox-title = Two\ninbox-new = New\n', ru: 'inbox-title = Два\n' } });
  const next = await releaseBuild(context, dist);
  const joined = 'hello = Hello\n    .lang = en\ninbox-title = Два\ninbox-new = New\n    .lang = en\n';
  expect(catalogue('ru')).toBe(`${joined}${versions(next)}\n# end\n`);

  await rollbackRemote(context, 'inbox');
  expect(catalogue('ru')).toBe(`hello = Hello\n    .lang = en\ninbox-title = Раз\n${versions(release)}\n# end\n`);
});

test("[MFE-05] a version's texts are released with it, one complete file per language", async () => {
  const dist = buildRemote('inbox', 'inbox 1');
  writeLanguages(dist, 'inbox');
  const build = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
  const files = Object.fromEntries(
    languages.map((locale) => [`texts.${locale}.ftl`, integrityOf(readFileSync(path.join(dist, `texts.${locale}.ftl`)))]),
  );
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify({ ...build, files: { ...build.files, ...files } }));
  const context = contextOn();
  const { release } = await compose(context, buildsWith([dist]));
  const { version = '', integrity = {} } = release.remotes.inbox?.active ?? {};
  for (const locale of languages) {
    const address = `r/inbox/texts.${version}.${locale}.ftl`;
    expect(integrity[`/${address}`]).toBe(files[`texts.${locale}.ftl`]);
    const text = readFileSync(path.join(context.folder, address), 'utf8');
    expect(text.match(/^[a-z][\w-]*(?= =)/gm)?.sort()).toEqual(textIds('inbox').sort());
    expect(text.endsWith('# end\n')).toBe(true);
  }
});

const languages = readdirSync(path.resolve(import.meta.dirname, '../../shared-i18n/locales')).sort();

test.each([['share'], ['inbox'], ['send'], ['shell']])(
  '[I18-01][MFE-03] a build of %s contains all its messages in every language',
  (part) => {
    const dist = temporaryFolder();
    const texts = JSON.parse(readFileSync(path.join(dist, writeTexts(dist, [part])), 'utf8')) as Record<string, string>;
    expect(Object.keys(texts).sort()).toEqual(languages);
    for (const text of Object.values(texts)) expect(text.match(/^[a-z][\w-]*(?= =)/gm)?.sort()).toEqual(textIds(part).sort());
  },
);

test('[MFE-06] plainTexts returns messages of the page in every language, and rejects messages with arguments', () => {
  const messages = languages.map((locale) => plainTexts('page', locale, ['page-slow', 'page-lost', 'page-reload']));
  expect(new Set(messages.flat()).size).toBe(3 * languages.length);
  expect(() => plainTexts('page', 'en', ['page-nothing'])).toThrow('page-nothing');
  expect(() => plainTexts('shell', 'en', ['shell-tab-unread'])).toThrow('plain');
});
