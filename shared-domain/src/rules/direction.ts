export type Direction = 'ltr' | 'rtl';

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** The way a text runs, by its first letter, as the messenger and browsers tell it; null where it has none. */
export function directionOfText(text: string): Direction | null {
  const [first] = /\p{L}/u.exec(text) ?? [];
  if (first === undefined) return null;
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

const turnsRight = /[\u061C\u200F]/;

/** Whether a letter that runs from right to left, or a mark that acts as one, stands anywhere in a text. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text) || turnsRight.test(text);
}

/**
 * The base direction of what a person wrote, as a value of the attribute `dir`: `auto`, which is the direction of its first strong letter;
 * nothing while the text has no letter, so that the page's own direction applies.
 */
export const writtenDirection = (text: string): 'auto' | undefined => (/\p{L}/u.test(text) ? 'auto' : undefined);
