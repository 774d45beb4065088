import { type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { compareIn, type Promised } from './program.ts';
import { untouchedNames } from './untouched.ts';
import { type Change, Walk, type Way } from './walk.ts';

/** Types that remotes implement and pass to the host. */
const handedOver = new Set(['Manifest', 'ExposedModule', 'NamedDialogs']);
/** The interfaces whose members a host provides by name. */
const tables: Readonly<Record<string, string>> = { Texts: 'the text ', Tokens: 'the token ' };

/** The changes between two surfaces that affect remotes. `root`: where the libraries' types are installed. */
export function changesBetween(root: string, before: string, after: string): readonly Change[] {
  if (before === after) return [];
  return compareIn(root, { before, after }, ({ checker, before: was, after: is }) => {
    const walk = new Walk(checker);
    const untouched = untouchedNames(before, after);
    const found = (each: Promised, among: readonly Promised[]) =>
      among.find(({ module, name }) => module === each.module && name === each.name);
    for (const each of inOrder(was)) {
      const now = found(each, is);
      if (!now || now.isType !== each.isType) walk.note(`${each.name} was removed${now ? ' from the runtime exports' : ''}`, 'major');
      else if (each.name === 'calls') compareCalls(walk, checker, each, now);
      else if (!untouched.has(each.name)) comparePromised(walk, checker, each, now);
    }
    for (const each of is) if (!found(each, was)) walk.note(`${each.name} is new`, 'minor');
    return walk.changes;
  });
}

/** Calls and dialogs come first, so that their changes are reported under their own names. */
const inOrder = (promised: readonly Promised[]) => [...promised].sort((a, b) => rankOf(a) - rankOf(b));
const rankOf = ({ name }: Promised) => {
  const rank = ['calls', 'NamedDialogs', ...handedOver].indexOf(name);
  return rank < 0 ? 9 : rank;
};

function comparePromised(walk: Walk, checker: Checker, before: Promised, after: Promised): void {
  const { name } = before;
  const word = tables[name];
  if (word !== undefined || handedOver.has(name)) {
    const [was, is] = [before, after].map(({ symbol }) => checker.getDeclaredTypeOfSymbol(symbol));
    if (!was || !is) return;
    if (name === 'NamedDialogs') compareByName(walk, checker, was, is, 'the dialog ', 'takes');
    else if (word !== undefined) compareByName(walk, checker, was, is, word, 'gives');
    else walk.compare(was, is, 'takes', name);
    return;
  }
  if (before.isType || !(before.symbol.flags & SymbolFlags.Value)) return;
  const [was, is] = [checker.getTypeOfSymbol(before.symbol), checker.getTypeOfSymbol(after.symbol)];
  if (was && is) walk.compare(was, is, 'gives', name);
}

function compareCalls(walk: Walk, checker: Checker, before: Promised, after: Promised): void {
  const [was, is] = [checker.getTypeOfSymbol(before.symbol), checker.getTypeOfSymbol(after.symbol)];
  if (was && is) compareByName(walk, checker, was, is, 'the call ', (part) => (part === 'answer' || part === 'repeat' ? 'gives' : 'takes'));
}

/** Compares members that remotes request by name. `way`: the direction of each member, or of each part of it. */
function compareByName(walk: Walk, checker: Checker, before: Type, after: Type, word: string, way: Way | ((part: string) => Way)): void {
  const held = (type: Type) =>
    new Map(checker.getPropertiesOfType(type).map((each) => [each.name, checker.getTypeOfSymbol(each)] as const));
  const [was, is] = [held(before), held(after)];
  for (const [name, one] of was) {
    const other = is.get(name);
    if (!one || !other) walk.note(`${word}${name} was removed`, 'major');
    else if (typeof way === 'string') walk.compare(one, other, way, `${word}${name}`);
    else compareParts(walk, held(one), held(other), name, way);
  }
  for (const name of is.keys()) if (!was.has(name)) walk.note(`${word}${name} is new`, 'minor');
}

type Parts = ReadonlyMap<string, Type | undefined>;
function compareParts(walk: Walk, before: Parts, after: Parts, name: string, way: (part: string) => Way): void {
  for (const [part, one] of before) {
    const other = after.get(part);
    if (one && other) walk.compare(one, other, way(part), `the call ${name}'s ${part}`);
  }
}
