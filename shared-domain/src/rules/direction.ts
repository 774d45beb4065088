export type Direction = 'ltr' | 'rtl';

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** The direction of a text by its first letter, as in Telegram and browsers; null without a letter. */
export function directionOfText(text: string): Direction | null {
  const [first] = /\p{L}/u.exec(text) ?? [];
  if (first === undefined) return null;
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

const rightToLeftMarks = /[\u061C\u200F]/;

/** Whether a text contains a right-to-left letter, or a mark that acts as one. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text) || rightToLeftMarks.test(text);
}

/**
 * The base direction of user text, as a value of the attribute `dir`: `auto`, which uses the first strong letter; undefined for a text
 * without a letter, so that the page's direction applies.
 */
export const writtenDirection = (text: string): 'auto' | undefined => (/\p{L}/u.test(text) ? 'auto' : undefined);
