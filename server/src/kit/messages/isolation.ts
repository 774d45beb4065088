import { hasRightToLeft } from '@billet/shared-domain/rules/direction';

/** An argument that Fluent put into a sentence, between the marks that keep its direction to itself. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;

/**
 * Takes away the marks around what needs none: what stands on lines of its own runs as its own first letter does, and in a language that
 * runs from left to right only a text that doesn't is kept apart.
 */
export function settleIsolation(text: string, isRightToLeft: boolean): string {
  const settled = text.replace(ISOLATED, (whole, inside: string, at: number) => {
    const isAlone = isLineEnd(text[at - 1]) && isLineEnd(text[at + whole.length]);
    const isNeeded = inside !== '' && !isAlone && (isRightToLeft || hasRightToLeft(inside));
    return isNeeded ? whole : inside;
  });
  // what was inside a choice may leave the choice itself with nothing to be kept apart for
  return settled === text ? text : settleIsolation(settled, isRightToLeft);
}

const isLineEnd = (letter: string | undefined) => letter === undefined || letter === '\n';
