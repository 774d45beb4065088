import { isBlank, limitMarks, splitCharacters } from './characters.ts';

/** A letter or a digit; a keycap emoji is no digit. */
const LETTER = /[\p{L}\p{N}](?!\uFE0F?\u20E3)/u;
/**
 * Two letters of scripts in which a letter is a character, not followed by something that would join the second one. These scripts contain
 * vowel points and invisible marks too. `DI` is the short name of Default_Ignorable_Code_Point.
 */
const TWO_PLAIN_LETTERS =
  /^(?=\p{L}{2})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]{2}(?![\p{M}\p{DI}])/u;

/**
 * The initials of a name that begins with two plain letters; undefined for every other name, and for letters with several capitals (ß → SS).
 * Small, for the script inside the page.
 */
export function plainInitials(firstName: string): string | undefined {
  const letters = TWO_PLAIN_LETTERS.exec(firstName.trim())?.[0].toUpperCase();
  return letters?.length === 2 ? letters : undefined;
}

/**
 * The text of an avatar without a photo: the first two letters or digits of the first name, in capitals. A name without letters gives its
 * first visible character, a blank name the empty string.
 */
export function initials(firstName: string): string {
  const name = removeInvisibleAtStart(firstName);
  const plain = plainInitials(name);
  if (plain) return plain;
  const visible = splitCharacters(name).filter((character) => !isBlank(character));
  const letters = visible.filter((character) => LETTER.test(character));
  const capitals = (letters.length > 0 ? letters.slice(0, 2) : visible.slice(0, 1)).join('').toUpperCase();
  // capitals may be more letters (ß → SS) and marks (ΐ → Ϊ́) than the letters of the name
  return splitCharacters(limitMarks(capitals)).slice(0, 2).join('');
}

function removeInvisibleAtStart(text: string): string {
  let start = 0;
  for (const character of text) {
    if (!isBlank(character)) break;
    start += character.length;
  }
  return text.slice(start);
}

const HUES = 8;

/** A stable number from 0 to 7 for a name, so that a person keeps the colour of their avatar. */
export function hueOf(firstName: string): number {
  let sum = 0;
  for (const letter of firstName.trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HUES;
}
