import type { Locale } from './locales.ts';

interface FontFile {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly range: string;
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113';
const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
const vietnamese =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB';
const arabic =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';
const hebrew = 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F';
const devanagari = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09';

const unboundedLatin: FontFile = { family: 'Unbounded', file: 'unbounded-latin-700', weight: '500 900', range: latin };
const unboundedExtended: FontFile = { family: 'Unbounded', file: 'unbounded-latin-ext-700', weight: '500 900', range: latinExtended };
const unboundedCyrillic: FontFile = { family: 'Unbounded', file: 'unbounded-cyrillic-700', weight: '500 900', range: cyrillic };
const vietnameseFiles: readonly FontFile[] = [
  { family: 'Be Vietnam Pro', file: 'be-vietnam-pro-latin-700', weight: '500 900', range: latin },
  { family: 'Be Vietnam Pro', file: 'be-vietnam-pro-vietnamese-700', weight: '500 900', range: vietnamese },
];
const vazirmatn: FontFile = { family: 'Vazirmatn', file: 'vazirmatn-arabic', weight: '100 900', range: arabic };
const rubik: FontFile = { family: 'Rubik', file: 'rubik-hebrew', weight: '300 900', range: hebrew };
const noto: FontFile = { family: 'Noto Sans Devanagari', file: 'noto-sans-devanagari', weight: '100 900', range: devanagari };

/** I18-03: a wide display face; a script that it lacks brings its own, and Vietnamese has another one altogether. */
const displayFonts: Partial<Record<Locale, readonly FontFile[]>> = {
  ru: [unboundedCyrillic, unboundedLatin],
  uk: [unboundedCyrillic, unboundedLatin],
  tr: [unboundedLatin, unboundedExtended],
  vi: vietnameseFiles,
  ar: [vazirmatn, unboundedLatin],
  fa: [vazirmatn, unboundedLatin],
  he: [rubik, unboundedLatin],
  hi: [noto, unboundedLatin],
};
const filesOf = (locale: Locale) => displayFonts[locale] ?? [unboundedLatin];

/** The file names of a language's display font, for whoever wants to fetch them early. */
export const fontFilesOf = (locale: Locale): string[] => filesOf(locale).map(({ file }) => `${file}.woff2`);

/** The value of `font-family` for display text in a language. */
export function displayStack(locale: Locale): string {
  const families = new Set(filesOf(locale).map(({ family }) => `'${family}'`));
  return [...families, 'system-ui', 'sans-serif'].join(', ');
}

/**
 * Loads the language's display font. Settles when it is there, or has failed, or `limit` (3000 ms, ENV-05) has passed:
 * text then stands in the system's font until the file comes.
 */
export async function loadFonts(locale: Locale, limit = 3000): Promise<void> {
  const faces = filesOf(locale).map(
    ({ family, file, weight, range }) => new FontFace(family, `url(/fonts/${file}.woff2) format('woff2')`, { weight, unicodeRange: range }),
  );
  for (const face of faces) document.fonts.add(face);
  const loaded = Promise.allSettled(faces.map((face) => face.load()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, limit))]);
}
