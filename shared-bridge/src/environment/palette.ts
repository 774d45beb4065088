import type { Theme } from '../messenger/colour.ts';

const names = ['background', 'surface', 'text', 'text-muted'] as const;
type Palette = Readonly<Record<(typeof names)[number], string>>;

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
const weights = [0.2126, 0.7152, 0.0722];
/** WCAG relative luminance, without its linear segment (the first ten of 255 steps). */
const luminanceOf = (colour: string) =>
  channelsOf(colour).reduce((sum, channel, at) => sum + (weights[at] ?? 0) * ((channel + 0.055) / 1.055) ** 2.4, 0);

/** Whether the colour has a hue. A theme of black, white and greys only is plain: the app keeps its own colours. */
function hasHue(colour: string): boolean {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) > 0.035;
}

/**
 * The colours that surfaces and text of the app take from a custom theme. Null for a plain theme, and for a theme on which our own text,
 * accent and warning colours would be unreadable: a light background needs a contrast of 4.5 to our palest text colour, a dark one
 * likewise. The text and hint colours of the theme are used only with a contrast of 4.5 on both backgrounds, on raised surfaces and on our
 * tints.
 */
export function paletteOf(theme: Theme, isDark: boolean): Palette | null {
  const [base, section, secondary, text, hint] = ['bg', 'section_bg', 'secondary_bg', 'text', 'hint'].map((name) => {
    const colour = theme[`${name}_color`];
    return /^#[\da-f]{6}$/i.test(`${colour}`) ? colour : undefined;
  });
  const hasContrast = (colour: string | undefined) => colour && (isDark ? luminanceOf(colour) < 0.03 : luminanceOf(colour) > 0.78);
  const surface = [section, base].find(hasContrast);
  const background = [secondary, base].find(hasContrast);
  if (!surface || !background || ![surface, background].some(hasHue)) return null;
  // a raised surface on a dark background is lighter by up to an eighth of the text colour
  const minContrast = isDark ? 6.3 : 4.6;
  const tint = isDark ? '#352756' : '#ece3ff';
  // an invalid colour has no contrast
  const ifReadable = (colour: string | undefined) =>
    colour && [surface, background].every((ground) => contrastOf(colour, ground) > minContrast) && contrastOf(colour, tint) > 4.6
      ? colour
      : '';
  return { surface, background, text: ifReadable(text), 'text-muted': ifReadable(hint) };
}

function contrastOf(one: string, other: string): number {
  const ratio = (luminanceOf(one) + 0.05) / (luminanceOf(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/** Applies the colours of a theme over the colours of the app, or removes them. */
export function applyTheme(root: HTMLElement, theme: Theme, isDark: boolean): void {
  const palette = paletteOf(theme, isDark);
  // almost every launch: the colours of the app need no change
  if (!palette && !root.classList.contains('themed')) return;
  root.classList.toggle('themed', palette !== null);
  for (const name of names) root.style.setProperty(`--color-${name}`, palette?.[name] ?? '');
}

/** The inline script of the page themes the first frame and exposes the function for later changes. */
export type ThemedWindow = Window & { billetApplyTheme?: (theme: Theme, isDark: boolean) => void };
