import { type ChildNode, parse, type Rule } from 'postcss';
import { sideOf } from './sides.ts';

const MIRRORED = '[dir="rtl"] ';

export interface Sided {
  readonly line: number;
  /** The declaration as `.selector property: value`. */
  readonly what: string;
  readonly why: string;
}

/** The declarations of a style sheet that only work in one reading direction, except those with a mirrored counterpart. */
export function sidedStyles(css: string): Sided[] {
  const sided: (Sided & { readonly place: string })[] = [];
  const mirrored = new Set<string>();
  parse(css).walkDecls((declaration) => {
    const { prop, value, source, parent } = declaration;
    const selector = isRule(parent) ? parent.selector : '';
    if (selector.startsWith(MIRRORED)) {
      mirrored.add(`${selector.slice(MIRRORED.length)} ${prop}`);
      return;
    }
    const why = sideOf(prop, value);
    const place = `${selector} ${prop}`;
    if (why !== null) sided.push({ line: source?.start?.line ?? 0, what: `${place}: ${value}`, why, place });
  });
  return sided.filter(({ place }) => !mirrored.has(place));
}

const isRule = (parent: object | undefined): parent is Rule => (parent as ChildNode | undefined)?.type === 'rule';
