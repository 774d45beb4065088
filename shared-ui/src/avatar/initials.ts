const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What stands in an avatar without a photo: the first two letters of the first name. */
export function initials(firstName: string): string {
  return Array.from(graphemes.segment(firstName.trim()), (part) => part.segment)
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

const HUES = 8;

/** A stable number 0..7 of a name, so that a person keeps the colour of their avatar. */
export function hueOf(firstName: string): number {
  let sum = 0;
  for (const letter of firstName.trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
}
