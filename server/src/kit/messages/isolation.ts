import { hasRightToLeft } from '@billet/shared-domain/rules/direction';

/** An argument that Fluent inserted, between Unicode isolation marks. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/g;

/**
 * Removes isolation marks that are not needed: text on its own lines takes its direction from its first letter, and in a left-to-right
 * language only right-to-left text needs isolation.
 */
export function settleIsolation(text: string, isRightToLeft: boolean): string {
  const settled = text.replace(ISOLATED, (whole, inside: string, at: number) => {
    const isAlone = isLineEnd(text[at - 1]) && isLineEnd(text[at + whole.length]);
    const isNeeded = inside !== '' && !isAlone && (isRightToLeft || hasRightToLeft(inside));
    return isNeeded ? whole : inside;
  });
  // removing marks inside a selector may make the marks around it unnecessary
  return settled === text ? text : settleIsolation(settled, isRightToLeft);
}

const isLineEnd = (letter: string | undefined) => letter === undefined || letter === '\n';
