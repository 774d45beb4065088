import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkLanguageLists } from '../check.ts';
import { languageLists } from './language-lists.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('[I18-01] every language with a catalogue is in each list of languages', () => {
  expect(checkLanguageLists(root)).toEqual([]);
});

test('[I18-01] the check reports each list that lacks a language', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'billet-languages-'));
  for (const { file } of languageLists) cpSync(path.join(root, file), path.join(copy, file));
  const found = checkLanguageLists(copy, ['de', 'xx']);
  expect(found).toHaveLength(languageLists.length);
  expect(found).toEqual(
    expect.arrayContaining([
      'xx: simulator/src/world/languages.ts lacks its entry in the simulator',
      'xx: e2e/support/names.ts lacks three names for its pictures',
      'xx: e2e/details/fonts.spec.ts lacks the language in its list of font files',
      'xx: docs/translations.md lacks its line on tone',
    ]),
  );
});

test('[I18-06] a language with pending texts needs neither a picture nor a line on tone', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'billet-languages-'));
  for (const { file } of languageLists) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'shared-i18n/locales/en'), { recursive: true });
  writeFileSync(path.join(copy, 'shared-i18n/locales/en/page.ftl'), 'page-slow = Slow');
  expect(checkLanguageLists(copy, ['xx']).filter((line) => line.includes('docs/'))).toEqual([]);
  mkdirSync(path.join(copy, 'shared-i18n/locales/xx'));
  writeFileSync(path.join(copy, 'shared-i18n/locales/xx/page.ftl'), 'page-slow = Xx');
  expect(checkLanguageLists(copy, ['xx']).filter((line) => line.includes('docs/'))).toHaveLength(2);
});
