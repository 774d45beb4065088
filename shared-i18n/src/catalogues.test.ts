import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkCatalogues } from '../check.ts';
import { composeCatalogue, missingTexts } from './catalogues.ts';
import { makeLanguage } from './language.ts';

function catalogues(parts: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'billet-texts-'));
  for (const [file, text] of Object.entries(parts)) {
    const target = path.join(root, 'shared-i18n/locales', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return root;
}
const folderOf = (root: string) => path.join(root, 'shared-i18n/locales');
const two = 'inbox-buy = { $count ->\n    [one] one\n   *[other] many\n} for { $stars ->\n    [one] a Star\n   *[other] Stars\n}.\n';
const plural = 'send-many = { $count ->\n    [one] one\n   *[other] many\n  }\n';

test('[I18-01] parts are put together, and what a language lacks is filled with English', () => {
  const folder = folderOf(
    catalogues({ 'en/shell.ftl': 'shell-a = A\n', 'en/send.ftl': `${plural}send-b = B\n`, 'de/send.ftl': 'send-b = Be\n' }),
  );
  const { messages } = makeLanguage('de', composeCatalogue(folder, 'de'), () => {});
  expect(messages.getString('shell-a')).toBe('A');
  expect(messages.getString('send-b')).toBe('Be');
  expect(messages.getString('send-many', { count: 2 })).toBe('many');
});

test('[I18-01] a message of several choices is put together whole', () => {
  const folder = folderOf(catalogues({ 'en/inbox.ftl': two }));
  const { messages } = makeLanguage('en', composeCatalogue(folder, 'en'), () => {});
  expect(messages.getString('inbox-buy', { count: 2, stars: 2 })).toBe('many for Stars.');
});

test('the check names what is missing on either side, what does not parse, and what stands twice', () => {
  const root = catalogues({
    'en/shell.ftl': 'shell-a = A\nshell-b = B\n',
    'ru/shell.ftl': 'shell-a = А\nshell-c = { $x\n\nshell-d = Д\n',
    'ru/send.ftl': 'shell-a = А\n',
  });
  expect(missingTexts(folderOf(root), 'ru')).toEqual(['ru lacks shell-b', 'en lacks shell-d, ru has it']);
  expect(checkCatalogues(root)).toEqual(
    expect.arrayContaining(['ru/shell.ftl: shell-c does not parse', 'ru/shell.ftl: shell-a stands in send.ftl too']),
  );
});

test('[I18-01] English and Russian are complete', () => {
  expect(checkCatalogues(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});
