import type { Theme } from '../messenger/colour.ts';

const names = ['background', 'surface', 'text', 'text-muted'] as const;
type Palette = Readonly<Record<(typeof names)[number], string>>;

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
const weights = [0.2126, 0.7152, 0.0722];
/** WCAG's relative luminance, but for its first ten steps of 255. */
const lightOf = (colour: string) =>
  partsOf(colour).reduce((sum, part, at) => sum + (weights[at] ?? 0) * ((part + 0.055) / 1.055) ** 2.4, 0);

/** Whether it is more than a grey: black, white and greys we have ourselves. */
function hasHue(colour: string): boolean {
  const parts = partsOf(colour);
  return Math.max(...parts) - Math.min(...parts) > 0.035;
}

/**
 * What the app's surfaces and text take from a person's own theme; null where the theme is a plain one, or where words of ours, the accents and
 * what warns among them, could not be read on it: grounds of a light theme are lighter than 4.5 to our palest ink, those of a dark one darker.
 * The theme's text and hint are taken where they have 4.5 on both grounds, on what is raised above them and on our tints, else the app keeps its own.
 */
export function paletteOf(theme: Theme, isDark: boolean): Palette | null {
  const [base, near, far, text, hint] = ['bg', 'section_bg', 'secondary_bg', 'text', 'hint'].map((name) => {
    const colour = theme[`${name}_color`];
    return /^#[\da-f]{6}$/i.test(`${colour}`) ? colour : undefined;
  });
  const carries = (colour: string | undefined) => colour && (isDark ? lightOf(colour) < 0.03 : lightOf(colour) > 0.78);
  const surface = [near, base].find(carries);
  const background = [far, base].find(carries);
  if (!surface || !background || ![surface, background].some(hasHue)) return null;
  // what is raised above a dark ground is lighter than it by up to an eighth of the text
  const enough = isDark ? 6.3 : 4.6;
  const tint = isDark ? '#352756' : '#ece3ff';
  // no colour has no contrast
  const read = (colour: string | undefined) =>
    colour && [surface, background].every((ground) => contrastOf(colour, ground) > enough) && contrastOf(colour, tint) > 4.6 ? colour : '';
  return { surface, background, text: read(text), 'text-muted': read(hint) };
}

function contrastOf(one: string, other: string): number {
  const ratio = (lightOf(one) + 0.05) / (lightOf(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/** Lays what a theme lends over the app's own colours, or takes it away. */
export function dress(root: HTMLElement, theme: Theme, isDark: boolean): void {
  const palette = paletteOf(theme, isDark);
  root.classList.toggle('themed', palette !== null);
  for (const name of names) root.style.setProperty(`--color-${name}`, palette?.[name] ?? '');
}

/** The page's own script, which dresses the first frame, leaves the way to do so again. */
export type DressingWindow = Window & { billetDress?: (theme: Theme, isDark: boolean) => void };
