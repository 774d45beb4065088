import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { create } from 'fontkitten';
import { faces } from './font-faces.ts';
import { displayStack, fontFilesOf, fontRules, loadFonts, TEXT_FAMILY } from './fonts.ts';
import { type Locale, locales } from './locales.ts';

const root = path.resolve(import.meta.dirname, '..');
const bytesOf = (file: string) => readFileSync(path.join(root, 'fonts', file));

function lettersOf(file: string): ReadonlySet<number> {
  const font = create(bytesOf(file));
  if (font.isCollection) throw new Error(`${file} contains several fonts`);
  return new Set(font.characterSet);
}

/** A file of running text only; display text is always bold. */
const TEXT_FILE = 'yantramanav-devanagari-400.woff2';

const letters = new Map(faces.map(({ file }) => [`${file}.woff2`, lettersOf(`${file}.woff2`)]));

const isInAnyFile = (code: number) => [...letters.values()].some((face) => face.has(code));

/** The text of a catalogue without the ids and arguments of its messages. */
function wordsOf(locale: Locale): string {
  const folder = path.join(root, 'locales', locale);
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return texts.join('\n').replaceAll(/^#.*|^[\w-]+ =|^ +\.[\w-]+ =|\{[^}"]*\}/gm, '');
}

/** Characters that a font need not contain: invisible ones, spaces, and emoji, which the system renders. */
const isInvisibleOrEmoji = /[\s\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

test.each(locales)('[I18-03][I18-05] every letter of the catalogue %s is in the files of its display font', (locale) => {
  const own = fontFilesOf(locale).map((file) => letters.get(file));
  const missing = [...new Set(wordsOf(locale))].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !isInvisibleOrEmoji.test(letter) && !own.some((face) => face?.has(code));
  });
  expect(missing).toEqual([]);
});

test.each(faces)('$file has every letter that it declares, except those that no file has', ({ file, range }) => {
  const own = letters.get(`${file}.woff2`);
  const codes = range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  // text shaping derives spaces of any width from the usual one
  const isSpace = (code: number) => /\p{Zs}/u.test(String.fromCodePoint(code));
  expect(codes.filter((code) => !own?.has(code) && isInAnyFile(code) && !isSpace(code))).toEqual([]);
});

test('a font file has at most 21 kB, and no language loads more than 41 kB', () => {
  const size = (file: string) => bytesOf(file).length;
  expect(Math.max(...faces.map(({ file }) => size(`${file}.woff2`)))).toBeLessThanOrEqual(21_000);
  const sizes = locales.map((locale) => fontFilesOf(locale).reduce((sum, file) => sum + size(file), 0));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(41_000);
});

test('every font file has its licence', () => {
  const files = readdirSync(path.join(root, 'fonts'));
  const families = faces.map(({ family }) => `${family.toLowerCase().replaceAll(' ', '-')}.LICENSE.txt`);
  expect(families.filter((notice) => !files.includes(notice))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.woff2')).sort()).toEqual([...letters.keys(), TEXT_FILE].sort());
});

test('[I18-03] display text uses the wide font except in Vietnamese, and has a font for each script', () => {
  expect(locales.filter((locale) => !displayStack(locale).startsWith("'Unbounded'"))).toEqual(['vi']);
  expect(displayStack('vi')).toMatch(/^'Be Vietnam Pro'/);
  for (const family of ['Unbounded', 'Vazirmatn', 'Rubik', 'Yantramanav'])
    for (const locale of locales) expect(displayStack(locale)).toContain(`'${family}'`);
});

test('[FST-01] a page rendered before any script has a rule for each font file and each fallback of its language, and names only those', () => {
  const rules = fontRules('ru');
  const families = [...rules.matchAll(/font-family:'([^']+)'/g)].map(([, family]) => family);
  expect(families).toEqual(['Unbounded', 'Wide roboto', 'Wide arial', 'Unbounded', 'Wide roboto', 'Wide arial']);
  expect(rules).toContain("src:url(/fonts/unbounded-cyrillic-700.woff2) format('woff2')");
  expect(rules).toContain("html:root{--font-display:'Unbounded', 'Wide roboto', 'Wide arial', system-ui, sans-serif}");
});

test('[I18-03] running text in Devanagari uses an installed font, or else a file of its weight', async () => {
  const created: { family: string; source: string; weight: string; unicodeRange: string }[] = [];
  const page = {
    FontFace: class {
      constructor(family: string, source: string, { weight, unicodeRange }: { weight: string; unicodeRange: string }) {
        created.push({ family, source, weight, unicodeRange });
      }
      load = () => Promise.resolve();
    },
    document: { fonts: new Set() },
  };
  Object.assign(globalThis, page);
  try {
    await loadFonts('hi');
  } finally {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  }
  const ofText = created.filter(({ family }) => family === TEXT_FAMILY);
  expect(ofText.map(({ weight, source }) => [weight, source.match(/url\((.*?)\)/)?.[1]])).toEqual([
    ['1 499', `/fonts/${TEXT_FILE}`],
    ['500 900', '/fonts/yantramanav-devanagari-700.woff2'],
  ]);
  for (const { source, unicodeRange } of ofText) {
    expect(source).toMatch(/^local\('Noto Sans Devanagari/);
    expect(unicodeRange).toContain('U+900-97F');
  }
  // the rules in the document must match, for the first frame of a Hindi page
  for (const { source } of ofText) expect(fontRules('hi')).toContain(`font-family:'${TEXT_FAMILY}';src:${source};`);
  expect(fontRules('ru')).not.toContain(TEXT_FAMILY);
  const styles = readFileSync(path.join(root, '../shared-ui/src/tokens.css'), 'utf8');
  expect(/--font-body: ([^;]+)/.exec(styles)?.[1]).toContain(`"${TEXT_FAMILY}", sans-serif`);
});

test('every letter of the Hindi catalogue is in the font of running text', () => {
  const own = lettersOf(TEXT_FILE);
  const isDevanagari = (letter: string) => /\p{Script=Devanagari}/u.test(letter);
  expect([...new Set(wordsOf('hi'))].filter((letter) => isDevanagari(letter) && !own.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
