import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { po } from 'gettext-parser';
import { exportTexts, importTexts } from './po.ts';

const catalogues = path.resolve(import.meta.dirname, '../../shared-i18n/locales');

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-po-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const english = `# Title of the page
share-title = Share your link
share-count = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
share-field = Name
    .label = Your name
`;
const german = 'share-title = Teil deinen Link\nshare-field = Name\n    .label = Dein Name\n';
const twoLanguages = () => folderWith({ 'en/share.ftl': english, 'de/share.ftl': german });
const textOf = (folder: string) => readFileSync(path.join(folder, 'de/share.ftl'), 'utf8');

/** The PO file of a language with one translation changed. */
function edited(folder: string, id: string, body: string, language = 'de'): Buffer {
  const file = po.parse(exportTexts(folder, 'de'));
  file.headers.Language = language;
  const [entry = { msgid: 'x', msgstr: [''] }] = Object.values(file.translations[id] ?? {});
  file.translations[id] = { [entry.msgid]: { ...entry, msgctxt: id, msgstr: [body] } };
  return po.compile(file);
}

test.each(readdirSync(catalogues).filter((locale) => locale !== 'en'))(
  '[I18-06] the exported file of %s changes nothing when it is imported',
  (locale) => {
    expect(importTexts(catalogues, exportTexts(catalogues, locale))).toEqual({ faults: [], changed: [] });
  },
);

test('[I18-06] a pending text is exported without a translation, with its comment and file', () => {
  const file = exportTexts(twoLanguages(), 'de').toString();
  expect(file).toContain('#: share.ftl\n#. Title of the page\nmsgctxt "share-title"\nmsgid "Share your link"\nmsgstr "Teil deinen Link"');
  expect(file).toMatch(/msgctxt "share-count"\nmsgid ""\n"\{ \$count ->.*\nmsgstr ""\n/s);
});

test('[I18-06] an imported text comes after the same text as in English', () => {
  const folder = twoLanguages();
  const body = '{ $count ->\n[one] { $count } Zettel\n*[other] { $count } Zettelchen\n}';
  expect(importTexts(folder, edited(folder, 'share-count', body))).toEqual({ faults: [], changed: ['share-count'] });
  expect(textOf(folder)).toBe(
    german.replace(
      'share-field',
      'share-count =\n    { $count ->\n        [one] { $count } Zettel\n       *[other] { $count } Zettelchen\n    }\nshare-field',
    ),
  );
});

test('[I18-06] the first text of a part that the language does not have yet creates its file, which ends with a line break', () => {
  const folder = folderWith({ 'en/share.ftl': english, 'pl/shell.ftl': '' });
  const file = po.parse(exportTexts(folder, 'pl'));
  const [entry = { msgid: 'x', msgstr: [''] }] = Object.values(file.translations['share-title'] ?? {});
  file.translations['share-title'] = { [entry.msgid]: { ...entry, msgstr: ['Wyślij link'] } };
  expect(importTexts(folder, po.compile(file))).toEqual({ faults: [], changed: ['share-title'] });
  expect(readFileSync(path.join(folder, 'pl/share.ftl'), 'utf8')).toBe('share-title = Wyślij link\n');
});

test('[I18-06] an imported text replaces the old one and keeps attributes', () => {
  const folder = twoLanguages();
  expect(importTexts(folder, edited(folder, 'share-field', 'Dein Name\n.label = Wie du heißt')).changed).toEqual(['share-field']);
  expect(textOf(folder)).toContain('share-field = Dein Name\n    .label = Wie du heißt\n');
});

test.each([
  ['an unknown text', 'share-unknown', 'Text', ['share-unknown is not a text of en']],
  ['a text that does not parse', 'share-title', '{ $count ->', ['de/share.ftl: share-title does not parse']],
  [
    'a text with other arguments',
    'share-title',
    'Teil { $link }',
    ["de: share-title doesn't say the same as in en: it takes $link, there nothing"],
  ],
  [
    'a text that lacks a plural',
    'share-count',
    '{ $count ->\n[one] { $count } Zettel\n*[few] { $count } Zettel\n}',
    ['de: share-count lacks the plural [other]', 'de: share-count has [few], which no number is'],
  ],
])('[I18-06] the import of %s is refused with a sentence, and changes no file', (_, id, body, faults) => {
  const folder = twoLanguages();
  const { faults: found, changed } = importTexts(folder, edited(folder, id, body));
  expect(found).toEqual(faults);
  expect(changed).toEqual([]);
  expect(textOf(folder)).toBe(german);
});

test('[I18-06] a file of a language without a catalogue is refused', () => {
  const folder = twoLanguages();
  expect(importTexts(folder, edited(folder, 'share-title', 'Del', 'da')).faults).toEqual([
    `The header names the language "da", which has no catalogue in ${folder}`,
  ]);
});

test.each([
  ['that ends within a string', (file: string) => file.slice(0, file.indexOf('Teil') + 2), 'Line 10 is no line of a PO file: msgstr "Te'],
  [
    'with a string over two lines',
    (file: string) => file.replace('Teil dei', 'Teil\nmsgid "dei'),
    'Line 10 is no line of a PO file: msgstr "Teil',
  ],
  ['in another format', () => 'title,Teil deinen Link', 'Line 1 is no line of a PO file: title,Teil deinen Link'],
  ['without a line', () => '', 'The header names the language "", which has no catalogue'],
])('[I18-06] a file %s is refused with a sentence, and changes no file', (_, damage, sentence) => {
  const folder = twoLanguages();
  const { faults, changed } = importTexts(folder, Buffer.from(damage(exportTexts(folder, 'de').toString())));
  expect(faults).toEqual([expect.stringContaining(sentence)]);
  expect(changed).toEqual([]);
  expect(textOf(folder)).toBe(german);
});
