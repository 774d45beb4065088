/**
 * Generates the files in `fonts` and their description, `src/font-faces.ts`. Not part of a build: the files are committed, and the recipes
 * rarely change.
 *
 *   npm install subset-font@2.9 fontkit@2.0 @fontsource/{unbounded,be-vietnam-pro,vazirmatn,rubik,yantramanav}@5.3 \
 *     @fontsource/{roboto,arimo,noto-naskh-arabic,noto-sans-hebrew,noto-sans-devanagari}@5.3 dejavu-fonts-ttf@2.37
 *                                            (in a folder outside the project; run the next line there)
 *   node <project>/shared-i18n/make-fonts.mjs && npm --prefix <project> run check -- --write
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = createRequire(path.join(process.cwd(), 'here.js'));
const subset = here('subset-font');
const fontkit = here('fontkit');
const target = import.meta.dirname;

const shaping = 'kern liga rlig ccmp locl mark mkmk calt init medi fina isol tnum'.split(' ');
const indic = 'akhn rphf rkrf pref blwf half pstf vatu cjct nukt pres abvs blws psts haln abvm blwm dist'.split(' ');

// European, Turkish, Azeri, Vietnamese, Hausa and Yoruba names; the rest of extended Latin is phonetic
const extended =
  '100-17f,18f,192,198-199,1a0-1a1,1af-1b0,1b3-1b4,1cd-1dc,1e6-1e7,1f8-1f9,218-21b,253-254,256-257,259,25b,1e24-1e25,1e62-1e63,1e80-1e85,1e9e,20b4,20b8-20ba';
const all = '20-2ffff';

/** Sources of the display fonts: package, subset, kept letters, and the system fonts used until a file is loaded. */
const recipes = [
  { family: 'Unbounded', name: 'unbounded', part: 'latin', keep: all, late: ['roboto', 'arial'] },
  { family: 'Unbounded', name: 'unbounded', part: 'latin-ext', keep: extended, late: ['roboto', 'arial'] },
  { family: 'Unbounded', name: 'unbounded', part: 'vietnamese', keep: '300-323,1ea0-1ef9,20ab', late: ['roboto', 'arial'] },
  { family: 'Unbounded', name: 'unbounded', part: 'cyrillic', keep: '301,400-491,2116', late: ['roboto', 'arial'] },
  { family: 'Rubik', name: 'rubik', part: 'cyrillic-ext', keep: '460-52f', late: ['roboto', 'arial'] },
  { family: 'Be Vietnam Pro', name: 'be-vietnam-pro', part: 'latin', keep: all, late: ['roboto', 'arial'] },
  { family: 'Be Vietnam Pro', name: 'be-vietnam-pro', part: 'vietnamese', keep: '102-1b0,300-323,1ea0-20ab', late: ['roboto', 'arial'] },
  { family: 'Vazirmatn', name: 'vazirmatn', part: 'arabic', keep: '60c-6ff,200c-200e,fd3e-fd3f', late: ['naskh', 'dejavu'] },
  { family: 'Rubik', name: 'rubik', part: 'hebrew', keep: '307-308,590-5ff,20aa', late: ['hebrew', 'arial'] },
  { family: 'Yantramanav', name: 'yantramanav', part: 'devanagari', keep: '900-97f,200c-200d,20b9,25cc', late: ['devanagari'] },
];

/** System fonts, or fonts with the same widths. Part → file. */
const systems = {
  roboto: (part) => source('roboto', part),
  arial: (part) => source('arimo', part),
  naskh: () => source('noto-naskh-arabic', 'arabic'),
  dejavu: () => readFileSync(here.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  hebrew: () => source('noto-sans-hebrew', 'hebrew'),
  devanagari: () => source('noto-sans-devanagari', 'devanagari'),
};

/** The languages whose words are measured. */
const speakers = {
  latin: ['de', 'en', 'es', 'fil', 'fr', 'id', 'it', 'ms', 'pt'],
  'latin-ext': ['tr'],
  vietnamese: ['vi'],
  cyrillic: ['ru', 'uk'],
  arabic: ['ar', 'fa'],
  hebrew: ['he'],
  devanagari: ['hi'],
};
/** Parts that only extend another part. */
const additions = { 'latin-ext': 'latin', vietnamese: 'latin' };

function source(name, part, weight = 700) {
  return readFileSync(here.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`));
}

function charactersOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/**
 * Letters that at least one file has. Where no file has the letters between two letters of a file, one range covers both, which keeps the
 * list in the shell short.
 */
const somewhere = new Set();
const isFree = (from, to) =>
  to - from < 24 && charactersOf(`${from.toString(16)}-${to.toString(16)}`).every((each) => !somewhere.has(each));

/** The unicode ranges as CSS writes them. */
function rangesOf(characters) {
  const runs = [];
  for (const character of characters.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && (last[1] === character - 1 || isFree(last[1] + 1, character - 1))) last[1] = character;
    else runs.push([character, character]);
  }
  const hex = (character) => character.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

function wordsOf(part) {
  const folder = path.join(target, 'locales');
  // none of the app's languages uses these letters
  if (part === 'cyrillic-ext') return [...'әқғңөүһӘҚҒҢӨҮҺ'];
  return speakers[part].flatMap((locale) =>
    readdirSync(path.join(folder, locale)).flatMap((file) => {
      const texts = readFileSync(path.join(folder, locale, file), 'utf8').replaceAll(/^#.*|^[\w-]+ =|\{[^}]*\}/gm, '');
      return texts.match(/[\p{L}\p{M}]+/gu) ?? [];
    }),
  );
}

/** Several parts of a font as one: if no part has all letters of a word, the widths of its letters are added. */
function mergeSources(sources) {
  const fonts = sources.map((file) => fontkit.create(file));
  const fontOf = (word) => fonts.find((font) => [...word].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0))));
  const widthIn = (font, word) => (font ? font.layout(word).advanceWidth / font.unitsPerEm : 0);
  return {
    has: (letter) => fontOf(letter) !== undefined,
    /** At a font size of 1. */
    widthOf: (word) => {
      const font = fontOf(word);
      return font ? widthIn(font, word) : [...word].reduce((sum, letter) => sum + widthIn(fontOf(letter), letter), 0);
    },
  };
}

/** The size adjustment of a system font, in per cent, that makes words as wide as in ours. */
function adjustment(own, system, words) {
  const measured = words.filter((word) => [...word].every((letter) => own.has(letter) && system.has(letter)));
  const widthIn = (font) => measured.reduce((sum, word) => sum + font.widthOf(word), 0);
  return Math.round((1000 * widthIn(own)) / widthIn(system)) / 10;
}

/** Combining marks and emoji joiners occur with letters of every file: a file that declared them would be loaded for each. */
const isShared = (character) => (character >= 0x300 && character <= 0x36f) || (character >= 0x2000 && character <= 0x206f);

/** The characters that a file declares. The Latin file provides spaces of any width. */
function shownOf(part, characters) {
  if (part === 'latin') return [...characters.filter((character) => character !== 0x102), ...charactersOf('2002-200a,202f')];
  return characters.filter((character) => character > 0xa0 && !isShared(character));
}

/** Writes the subset of a font with the given letters. */
async function writeSubset({ name, part, keep }, weight) {
  const file = `${name}-${part}-${weight}`;
  const known = new Set(fontkit.create(source(name, part, weight)).characterSet);
  const characters = charactersOf(keep).filter((character) => known.has(character) && character < 0xfff0);
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: [...shaping, ...indic] };
  const bytes = await subset(source(name, part, weight), String.fromCodePoint(...characters), options);
  writeFileSync(path.join(target, 'fonts', `${file}.woff2`), bytes);
  return { file, characters, bytes };
}

async function make(recipe) {
  const { family, name, part, late } = recipe;
  const { file, characters, bytes } = await writeSubset(recipe, 700);
  const parts = [...new Set([additions[part] ?? part, part])];
  const own = mergeSources(parts.map((each) => source(name, each)));
  const adjusted = late.map((system) => [system, adjustment(own, mergeSources(parts.map(systems[system])), wordsOf(part))]);
  console.log(file, bytes.length, Object.fromEntries(adjusted));
  for (const character of characters) somewhere.add(character);
  return { family, file, shown: shownOf(part, characters), late: Object.fromEntries(adjusted) };
}

const faces = [];
for (const recipe of recipes) faces.push(await make(recipe));
// running text of the scripts for which many computers have no font
for (const recipe of recipes.filter(({ part }) => part === 'devanagari')) await writeSubset(recipe, 400);
const told = faces.map(({ family, file, shown, late }) => ({ family, file, range: rangesOf(shown), late }));
writeFileSync(
  path.join(target, 'src/font-faces.ts'),
  `/** Made by make-fonts.mjs: the letters of each file, and how large (per cent) a system's font is to be as wide until it is here. */
export const faces = ${JSON.stringify(told, null, 2)} as const;\n`,
);
