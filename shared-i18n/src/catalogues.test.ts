import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkCatalogues, pendingByLanguage } from '../check.ts';
import { differingTexts, leftInEnglish, missingPlurals, pendingTexts, unknownTexts } from './catalogues.ts';

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
test('[I18-06] the check reports unknown, unparsable and duplicate messages, and a missing one is pending', () => {
  const root = catalogues({
    'en/shell.ftl': 'shell-a = A\nshell-b = B\n',
    'ru/shell.ftl': 'shell-a = А\nshell-c = { $x\n\nshell-d = Д\n',
    'ru/send.ftl': 'shell-a = А\n',
  });
  expect(pendingTexts(folderOf(root), 'ru')).toEqual(['shell-b']);
  expect(unknownTexts(folderOf(root), 'ru')).toEqual(['en lacks shell-d, ru has it']);
  expect(pendingByLanguage(folderOf(root))).toEqual(new Map([['ru', ['shell-b']]]));
  expect(checkCatalogues(root)).toEqual(
    expect.arrayContaining(['ru/shell.ftl: shell-c does not parse', 'ru/shell.ftl: shell-a is in send.ftl too']),
  );
});

test('[I18-06] the check names a catalogue of the host or the server that a language lacks, and an empty one or that of a remote is pending', () => {
  const root = catalogues({
    ...{
      'en/shell.ftl': 'shell-a = A\n',
      'en/bot.ftl': 'bot-a = A\n',
      'en/quiz.ftl': 'quiz-a = A\n',
      '../../remote-quiz/package.json': '{}',
    },
    ...{ 'de/shell.ftl': 'shell-a = Ä\n', 'pl/shell.ftl': '', 'pl/bot.ftl': '' },
  });
  expect(checkCatalogues(root)).toEqual(['de lacks bot.ftl: restore it, or create an empty one if all of its texts are pending']);
  expect(pendingByLanguage(folderOf(root)).get('pl')).toEqual(expect.arrayContaining(['shell-a', 'bot-a', 'quiz-a']));
});

test('the check reports a Russian message with other arguments than the English one', () => {
  const root = catalogues({
    'en/shell.ftl': 'shell-a = { $count } of { $all }\nshell-b = { $name }\n',
    'ru/shell.ftl': 'shell-a = { $all ->\n    [0] { $count }\n   *[other] { $all }\n}\nshell-b = Б\n',
  });
  expect(checkCatalogues(root)).toEqual(["ru: shell-b doesn't say the same as in en: it takes nothing, there $name"]);
});

test('the check reports a differing attribute, and a message in another file', () => {
  const root = catalogues({
    'en/send.ftl': 'send-a = A\n    .label = L\n',
    'en/shell.ftl': 'shell-a = A\n',
    'uk/send.ftl': 'send-a = А\nshell-a = А\n',
    'uk/shell.ftl': '# nothing\n',
  });
  expect(differingTexts(folderOf(root), 'uk')).toEqual([
    "uk: send-a doesn't say the same as in en: its attributes are none, there .label",
    "uk: shell-a doesn't say the same as in en: it is in send.ftl, there in shell.ftl",
  ]);
});

const select = (...variants: string[]) =>
  `shell-a = { $count ->\n${variants.map((variant) => `    ${variant} x { $count }`).join('\n')}\n}\n`;

test.each([
  ['en', ['[one]', '*[other]'], []],
  ['uk', ['[one]', '[few]', '*[many]'], ['uk: shell-a lacks the plural [other]']],
  ['ar', ['[0]', '[one]', '[two]', '[few]', '*[other]'], ['ar: shell-a lacks the plural [zero]', 'ar: shell-a lacks the plural [many]']],
  ['fr', ['[one]', '*[other]'], ['fr: shell-a lacks the plural [many]']],
  ['vi', ['[one]', '*[other]'], ['vi: shell-a has [one], which no number is']],
  ['vi', ['[0]', '*[other]'], []],
  ['de', ['[1]', '*[2]'], []],
  ['de', ['[insult]', '*[other]'], []],
])('[I18-01] the check requires the CLDR plural categories of %s in %j', (locale, variants, expected) => {
  expect(missingPlurals(folderOf(catalogues({ [`${locale}/shell.ftl`]: select(...variants) })), locale)).toEqual(expected);
});

test('the check covers nested selects', () => {
  const inner = 'shell-a = { $kind ->\n    [a] A\n   *[b] { $count ->\n        [one] x\n       *[other] y\n    }\n}\n';
  expect(missingPlurals(folderOf(catalogues({ 'he/shell.ftl': inner })), 'he')).toEqual(['he: shell-a lacks the plural [two]']);
});

test('[I18-01] the check reports untranslated English, except names, commands and shared words', () => {
  const english = 'shell-a = Try again\nshell-b = Billet, Telegram: /start\nshell-c = Name\nshell-d = Share { $name }\n';
  const folder = folderOf(
    catalogues({
      'en/shell.ftl': english,
      'de/shell.ftl': english,
      'uk/shell.ftl': 'shell-a = Ще раз\nshell-b = Billet у Telegram: /start\nshell-c = Імʼя\nshell-d = Share з { $name }\n',
    }),
  );
  expect(leftInEnglish(folder, 'en')).toEqual([]);
  expect(leftInEnglish(folder, 'de')).toEqual(['de: shell-a is English: Try, again', 'de: shell-d is English: Share']);
  expect(leftInEnglish(folder, 'uk')).toEqual(['uk: shell-d is English: Share']);
});

test('[I18-01] every language with a catalogue is complete', () => {
  expect(checkCatalogues(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});
