import { faces } from './font-faces.ts';
import type { Locale } from './locales.ts';

type Face = (typeof faces)[number];
type FileName = Face['file'];

/** The font files of a language. User-written text in another script loads the file of that script when it is shown. */
const ownFiles: Partial<Record<Locale, readonly FileName[]>> = {
  ru: ['unbounded-cyrillic-700', 'unbounded-latin-700'],
  uk: ['unbounded-cyrillic-700', 'unbounded-latin-700'],
  tr: ['unbounded-latin-700', 'unbounded-latin-ext-700'],
  vi: ['be-vietnam-pro-latin-700', 'be-vietnam-pro-vietnamese-700'],
  ar: ['vazirmatn-arabic-700', 'unbounded-latin-700'],
  fa: ['vazirmatn-arabic-700', 'unbounded-latin-700'],
  he: ['rubik-hebrew-700', 'unbounded-latin-700'],
  hi: ['yantramanav-devanagari-700', 'unbounded-latin-700'],
};
const filesOf = (locale: Locale): readonly FileName[] => ownFiles[locale] ?? ['unbounded-latin-700'];

/** The file names of a language's display font, for preloading. */
export const fontFilesOf = (locale: Locale): string[] => filesOf(locale).map((file) => `${file}.woff2`);

/** Bold system fonts that are used until a file is loaded, scaled to the same width. Phone fonts come first. */
const systems = {
  roboto: ['Roboto Bold', 'Roboto-Bold'],
  naskh: ['Noto Naskh Arabic UI Bold', 'NotoNaskhArabicUI-Bold', 'Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
  hebrew: ['Noto Sans Hebrew Bold', 'NotoSansHebrew-Bold'],
  devanagari: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold', 'Noto Sans Devanagari UI Bold', 'NotoSansDevanagariUI-Bold'],
  arial: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  dejavu: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
} as const;

const VIETNAMESE = 'Be Vietnam Pro';
const families = [...new Set(faces.map(({ family }) => family))].filter((family) => family !== VIETNAMESE);

/** The fallbacks of the wide font and of the narrower Vietnamese one differ in size, and so in name. */
const fallbackFamily = (family: string, system: string) => (family === VIETNAMESE ? `Narrow ${system}` : `Wide ${system}`);
const fallbackFamilies = (family: string) => Object.keys(systems).map((system) => fallbackFamily(family, system));

/** The `font-family` of display text in a language: a font for every script, and a separate Latin one for Vietnamese (I18-03). */
export const displayStack = (locale: Locale): string => stackOf(familiesOf(locale));

function familiesOf(locale: Locale): readonly string[] {
  const ours = [...families, ...fallbackFamilies('')];
  return locale === 'vi' ? [VIETNAMESE, ...fallbackFamilies(VIETNAMESE), ...ours] : ours;
}

const stackOf = (named: readonly string[]): string => [...named.map((family) => `'${family}'`), 'system-ui', 'sans-serif'].join(', ');

/** The line height is equal in all fonts, so that no line moves when a file loads. Per cent of the font size, from Unbounded. */
const ASCENT = 99.5;
const DESCENT = 24.5;
const WEIGHTS = '500 900';

interface Drawn {
  readonly family: string;
  readonly source: string;
  readonly range: string;
  /** Per cent of the font size. */
  readonly size: number;
}

const percent = (value: number) => `${+value.toFixed(3)}%`;
const ascentOf = ({ size }: Drawn) => percent((100 * ASCENT) / size);
const descentOf = ({ size }: Drawn) => percent((100 * DESCENT) / size);

function makeFace(drawn: Drawn): FontFace {
  const face = new FontFace(drawn.family, drawn.source, {
    weight: WEIGHTS,
    display: 'swap',
    unicodeRange: drawn.range,
    ascentOverride: ascentOf(drawn),
    descentOverride: descentOf(drawn),
    lineGapOverride: '0%',
    ...{ sizeAdjust: `${drawn.size}%` },
  });
  document.fonts.add(face);
  return face;
}

const own = ({ family, file, range }: Face): Drawn => ({ family, source: `url(/fonts/${file}.woff2) format('woff2')`, range, size: 100 });

const fallbacksOf = (face: Face): Drawn[] =>
  Object.entries(face.late).map(([system, size]) => ({
    family: fallbackFamily(face.family, system),
    source: systems[system as keyof typeof systems].map((name) => `local('${name}')`).join(),
    range: face.range,
    size,
  }));

const ruleOf = (drawn: Drawn) =>
  `@font-face{font-family:'${drawn.family}';src:${drawn.source};font-weight:${WEIGHTS};font-display:swap;unicode-range:${drawn.range};` +
  `ascent-override:${ascentOf(drawn)};descent-override:${descentOf(drawn)};line-gap-override:0%;size-adjust:${drawn.size}%}`;

/** The font of running text, named in `--font-body`, for a script for which many systems have no font (I18-03). */
export const TEXT_FAMILY = 'Billet Text';
const TEXT_RANGE = 'U+900-97F';
const installed = ['Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI'];
const textSource = (file: string, style = '') =>
  [...installed.map((name) => `local('${name}${style}')`), `url(/fonts/yantramanav-devanagari-${file}.woff2)`].join();
/** Weight and source. The browser loads a file only to show one of its letters if no system font is installed. */
const textFaces = [
  ['1 499', textSource('400')],
  [WEIGHTS, textSource('700', ' Bold')],
] as const;

/** Text that was laid out without a glyph is not laid out again, so a page in this script needs the faces before any script runs. */
const textRules = (locale: Locale) =>
  (locale === 'hi' ? textFaces : []).map(
    ([weight, source]) =>
      `@font-face{font-family:'${TEXT_FAMILY}';src:${source};font-weight:${weight};font-display:swap;unicode-range:${TEXT_RANGE}}`,
  );

/** The font faces of a language as CSS, for a page that is rendered before any script, and a stack of only these faces. */
export function fontRules(locale: Locale): string {
  const drawn = filesOf(locale)
    .flatMap((file) => faces.filter((face) => face.file === file))
    .flatMap((face) => [own(face), ...fallbacksOf(face)]);
  const named = familiesOf(locale).filter((name) => drawn.some(({ family }) => family === name));
  return `${[...drawn.map(ruleOf), ...textRules(locale)].join('')}html:root{--font-display:${stackOf(named)}}`;
}

let known: ReadonlyMap<FileName, FontFace> | null = null;

/** Adds every font face to the page, once. A browser loads a file when one of its letters is shown. */
function facesOfPage(): ReadonlyMap<FileName, FontFace> {
  if (known) return known;
  for (const [weight, source] of textFaces)
    document.fonts.add(new FontFace(TEXT_FAMILY, source, { weight, display: 'swap', unicodeRange: TEXT_RANGE }));
  known = new Map(
    faces.map((face) => {
      for (const each of fallbacksOf(face)) makeFace(each);
      return [face.file, makeFace(own(face))];
    }),
  );
  return known;
}

/**
 * Loads the display font of a language. Settles when it is loaded or has failed, or after `limit` (3000 ms, ENV-05): text then uses the
 * system font until the file loads.
 */
export async function loadFonts(locale: Locale, limit = 3000): Promise<void> {
  const page = facesOfPage();
  const loaded = Promise.allSettled(filesOf(locale).map((file) => page.get(file)?.load()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, limit))]);
}
