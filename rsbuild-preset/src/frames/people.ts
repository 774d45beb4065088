/**
 * Who stands in a frame isn't known when it is drawn. So it is drawn with names in letters that nobody writes today (Linear A), each another:
 * what a view made of a name can be read off them. They are letters, so that directions are those of a name.
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

/** Every place of a text where a name stands, whole or as far as the view took it. */
export const nameOf: Readonly<Record<Who, RegExp>> = {
  own: new RegExp(written('own'), 'gu'),
  friend: new RegExp(written('friend'), 'gu'),
};

/** What a view made of a name: its slot. `name 25`: cut after 25 letters. Null where it made something else of it. */
export function slotOf(who: Who, text: string): string | null {
  const letters = [...text.replace('…', '')];
  if (!people[who].firstName.startsWith(letters.join(''))) return null;
  if (text.endsWith('…')) return `${who}.name ${letters.length}`;
  if (letters.length === LENGTH) return `${who}.name`;
  return letters.length === 2 ? `${who}.initials` : null;
}
