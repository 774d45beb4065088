import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkCatalogues } from '../check.ts';
import { missingTexts } from './catalogues.ts';

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

test("the check tells a message that doesn't say in Russian what the English one says", () => {
  const root = catalogues({
    'en/shell.ftl': 'shell-a = { $count } of { $all }\nshell-b = { $name }\n',
    'ru/shell.ftl': 'shell-a = { $all ->\n    [one] { $count }\n   *[other] { $all }\n}\nshell-b = Б\n',
  });
  expect(checkCatalogues(root)).toEqual(["ru: shell-b doesn't say the same as in en: it takes nothing, there $name"]);
});

test('[I18-01] English and Russian are complete', () => {
  expect(checkCatalogues(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});
