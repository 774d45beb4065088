/** Colours of the messenger's theme by name (`bg_color`, …), as #rrggbb. */
export type Theme = Readonly<Record<string, string | undefined>>;

const channel = (part: number) => part.toString(16).padStart(2, '0');

const isArgb = (number: number) => (number | 0) === number || number >>> 0 === number;

/**
 * Converts a colour to #rrggbb: from #rrggbb, #rgb, rgb() or the ARGB integers of Android clients, which may be negative. Null for anything
 * else.
 */
export function toHex(colour: unknown): `#${string}` | null {
  if (typeof colour === 'number') return isArgb(colour) ? `#${(colour & 0xffffff).toString(16).padStart(6, '0')}` : null;
  const text = typeof colour === 'string' ? colour.trim().toLowerCase() : '';
  if (/^#[0-9a-f]{6}$/.test(text)) return `#${text.slice(1)}`;
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`;
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return `#${parts.map(channel).join('')}`;
}

/** Merges a theme of the client into the previous one. A missing or invalid colour keeps its previous value. */
export function readTheme(given: unknown, before: Theme = {}): Theme {
  const colours = Object.entries(typeof given === 'object' && given !== null ? given : {}).map(([name, value]) => [name, toHex(value)]);
  return { ...before, ...Object.fromEntries(colours.filter(([, colour]) => colour !== null)) };
}

/** Parses a theme from JSON. */
export function parseTheme(text: string): Theme {
  try {
    return readTheme(JSON.parse(text));
  } catch {
    return {};
  }
}

const DARK_UNDER = 120;

/** Whether the luminance of a background, 0 to 255, is under 120 (ENV-04). An invalid colour counts as light. */
export function isDarkColour(colour: unknown): boolean {
  const hex = toHex(colour);
  if (hex === null) return false;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < DARK_UNDER;
}
