import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { buildRemote, hostAnd } from '../test/parts.ts';
import { compose } from './compose.ts';
import { releaseRemote } from './release.ts';
import { rollbackRemote } from './rollback.ts';
import { joinTexts } from './texts.ts';

test('[I18-01] parts are put together, and what a language lacks is filled with English', () => {
  const { de } = joinTexts([
    { en: 'shell-a = A\n', de: '' },
    { en: 'send-b = B\n', de: 'send-b = Be\n' },
  ]);
  expect(de).toBe('shell-a = A\nsend-b = Be\n');
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
  expect(catalogue('ru')).toBe('hello = Hello\ninbox-title = Раз\n');

  const dist = buildRemote('inbox', 'inbox 2', { texts: { en: 'inbox-title = Two\ninbox-new = New\n', ru: 'inbox-title = Два\n' } });
  await releaseRemote({ folder: parts.folder, dist });
  expect(catalogue('ru')).toBe('hello = Hello\ninbox-title = Два\ninbox-new = New\n');

  await rollbackRemote(parts.folder, 'inbox');
  expect(catalogue('ru')).toBe('hello = Hello\ninbox-title = Раз\n');
});
