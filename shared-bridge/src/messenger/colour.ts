const channel = (part: number) => part.toString(16).padStart(2, '0');

/** A colour as the messenger takes it, #rrggbb, from #rrggbb, #rgb or rgb(); null when it is none of them. */
export function toHex(colour: string): `#${string}` | null {
  const text = colour.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return `#${text.slice(1)}`;
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`;
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return `#${parts.map(channel).join('')}`;
}

const DARK_UNDER = 120;

/** Whether a background is dark: its luminance, 0 to 255, is under 120 (ENV-04). Something else than a colour is light. */
export function isDarkColour(colour: string): boolean {
  const hex = toHex(colour);
  if (hex === null) return false;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < DARK_UNDER;
}
