/**
 * Makes the files of `fonts` and what is known of them, `src/font-faces.ts`. Nobody runs it in a build: the files are kept, and a
 * recipe changes rarely.
 *
 *   npm install subset-font@2.9 fontkit@2.0 @fontsource/{unbounded,be-vietnam-pro,vazirmatn,rubik,yantramanav}@5.3 \
 *     @fontsource/{roboto,arimo,noto-naskh-arabic,noto-sans-hebrew,noto-sans-devanagari}@5.3 dejavu-fonts-ttf@2.37
 *                                            (in a folder outside the project; run the next line there)
 *   node <project>/shared-i18n/make-fonts.mjs && npm --prefix <project> run format
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

// European names and those of Turkish, Azeri, Vietnamese, Hausa, Yoruba; the rest of extended Latin is phonetics
const extended =
  '100-17f,18f,192,198-199,1a0-1a1,1af-1b0,1b3-1b4,1cd-1dc,1e6-1e7,1f8-1f9,218-21b,253-254,256-257,259,25b,1e24-1e25,1e62-1e63,1e80-1e85,1e9e,20b4,20b8-20ba';
const all = '20-2ffff';

/** Sources of the shown faces: package, subset of it, letters that are kept; and the system's fonts that stand in until a file is here. */
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

/** Fonts of systems, or those that have their widths. Part → file. */
const systems = {
  roboto: (part) => source('roboto', part),
  arial: (part) => source('arimo', part),
  naskh: () => source('noto-naskh-arabic', 'arabic'),
  dejavu: () => readFileSync(here.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  hebrew: () => source('noto-sans-hebrew', 'hebrew'),
  devanagari: () => source('noto-sans-devanagari', 'devanagari'),
};

/** Whose words are measured. */
const speakers = {
  latin: ['de', 'en', 'es', 'fil', 'fr', 'id', 'it', 'ms', 'pt'],
  'latin-ext': ['tr'],
  vietnamese: ['vi'],
  cyrillic: ['ru', 'uk'],
  arabic: ['ar', 'fa'],
  hebrew: ['he'],
  devanagari: ['hi'],
};
/** Parts that have only what an alphabet lacks. */
const additions = { 'latin-ext': 'latin', vietnamese: 'latin' };

function source(name, part) {
  return readFileSync(here.resolve(`@fontsource/${name}/files/${name}-${part}-700-normal.woff2`));
}

function charactersOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Letters that some file has. Where none has those between two of a file's, one range is said of both: the shell carries the list. */
const somewhere = new Set();
const isFree = (from, to) =>
  to - from < 24 && charactersOf(`${from.toString(16)}-${to.toString(16)}`).every((each) => !somewhere.has(each));

/** As CSS writes them. */
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
  // none of the app's languages has these letters
  if (part === 'cyrillic-ext') return [...'әқғңөүһӘҚҒҢӨҮҺ'];
  return speakers[part].flatMap((locale) =>
    readdirSync(path.join(folder, locale)).flatMap((file) => {
      const texts = readFileSync(path.join(folder, locale, file), 'utf8').replaceAll(/^#.*|^[\w-]+ =|\{[^}]*\}/gm, '');
      return texts.match(/[\p{L}\p{M}]+/gu) ?? [];
    }),
  );
}

/** The parts of a font as one: a word is as wide as its letters where no part has all of them. */
function together(sources) {
  const fonts = sources.map((file) => fontkit.create(file));
  const fontOf = (word) => fonts.find((font) => [...word].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0))));
  const widthIn = (font, word) => (font ? font.layout(word).advanceWidth / font.unitsPerEm : 0);
  return {
    has: (letter) => fontOf(letter) !== undefined,
    /** At a size of 1. */
    widthOf: (word) => {
      const font = fontOf(word);
      return font ? widthIn(font, word) : [...word].reduce((sum, letter) => sum + widthIn(fontOf(letter), letter), 0);
    },
  };
}

/** By how much a system's font grows so that words are as wide in it, per cent. */
function adjustment(own, system, words) {
  const measured = words.filter((word) => [...word].every((letter) => own.has(letter) && system.has(letter)));
  const widthIn = (font) => measured.reduce((sum, word) => sum + font.widthOf(word), 0);
  return Math.round((1000 * widthIn(own)) / widthIn(system)) / 10;
}

/** Marks stand on letters of every file, and joiners between emoji: a file that said that it has them would come for those. */
const isShared = (character) => (character >= 0x300 && character <= 0x36f) || (character >= 0x2000 && character <= 0x206f);

/** What the page is told. The Latin file makes spaces of any width. */
function shownOf(part, characters) {
  if (part === 'latin') return [...characters.filter((character) => character !== 0x102), ...charactersOf('2002-200a,202f')];
  return characters.filter((character) => character > 0xa0 && !isShared(character));
}

async function make({ family, name, part, keep, late }) {
  const whatThereIs = new Set(fontkit.create(source(name, part)).characterSet);
  const characters = charactersOf(keep).filter((character) => whatThereIs.has(character) && character < 0xfff0);
  const file = `${name}-${part}-700`;
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: [...shaping, ...indic] };
  const bytes = await subset(source(name, part), String.fromCodePoint(...characters), options);
  writeFileSync(path.join(target, 'fonts', `${file}.woff2`), bytes);
  const parts = [...new Set([additions[part] ?? part, part])];
  const own = together(parts.map((each) => source(name, each)));
  const adjusted = late.map((system) => [system, adjustment(own, together(parts.map(systems[system])), wordsOf(part))]);
  console.log(file, bytes.length, Object.fromEntries(adjusted));
  for (const character of characters) somewhere.add(character);
  return { family, file, shown: shownOf(part, characters), late: Object.fromEntries(adjusted) };
}

const faces = [];
for (const recipe of recipes) faces.push(await make(recipe));
const told = faces.map(({ family, file, shown, late }) => ({ family, file, range: rangesOf(shown), late }));
writeFileSync(
  path.join(target, 'src/font-faces.ts'),
  `/** Made by make-fonts.mjs: the letters of each file, and how large (per cent) a system's font is to be as wide until it is here. */
export const faces = ${JSON.stringify(told, null, 2)} as const;\n`,
);
