/**
 * The people in a frame are unknown when it is rendered. It is rendered with placeholder names in a script that is not in use today (Linear
 * A), with distinct letters, so that the output shows which part of a name the view used. The characters are letters, so text direction is
 * detected as for a real name.
 */
const LENGTH = 64;
const nameFrom = (first: number) => String.fromCodePoint(...Array.from({ length: LENGTH }, (_, place) => first + place));

export type Who = 'own' | 'friend';

export interface Person {
  readonly firstName: string;
  readonly photoUrl: string;
}

export const people: Readonly<Record<Who, Person>> = {
  own: { firstName: nameFrom(0x10600), photoUrl: 'https://own.invalid/photo' },
  friend: { firstName: nameFrom(0x10600 + LENGTH), photoUrl: 'https://friend.invalid/photo' },
};

const written = (who: Who) => {
  const letters = [...people[who].firstName];
  return `[${letters[0]}-${letters.at(-1)}]+…?`;
};

/** Every occurrence of a placeholder name in a text, whole or truncated by the view. */
export const nameOf: Readonly<Record<Who, RegExp>> = {
  own: new RegExp(written('own'), 'gu'),
  friend: new RegExp(written('friend'), 'gu'),
};

/**
 * The slot for the part of a name that a view rendered. `name 25` means the first 25 letters. Null if the view changed the name in another
 * way.
 */
export function slotOf(who: Who, text: string): string | null {
  const letters = [...text.replace('…', '')];
  if (!people[who].firstName.startsWith(letters.join(''))) return null;
  if (text.endsWith('…')) return `${who}.name ${letters.length}`;
  if (letters.length === LENGTH) return `${who}.name`;
  return letters.length === 2 ? `${who}.initials` : null;
}
