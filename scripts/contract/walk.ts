import { type Checker, type Symbol as Named, type Signature, SignatureKind, type Type } from 'typescript/unstable/sync';
import { isForeign, isOptional, Shapes } from './shape.ts';
import { FOR } from './tables.ts';

/** One difference for remotes, in words, and the bump that it needs. */
export interface Change {
  readonly what: string;
  readonly bump: 'minor' | 'major';
}

/** Which way something goes: a host `gives` it to remotes, or `takes` it from them. */
export type Way = 'gives' | 'takes';

const turned = (way: Way): Way => (way === 'gives' ? 'takes' : 'gives');

/** Walks down two types side by side and names what changed, as far down as it can tell. */
export class Walk {
  readonly #checker: Checker;
  readonly #shapes: Shapes;
  readonly #seen = new Set<string>();
  readonly #changes = new Map<string, Change>();
  /** How often something was told, or had been told before. */
  #told = 0;

  constructor(checker: Checker) {
    this.#checker = checker;
    this.#shapes = new Shapes(checker);
  }

  get changes(): readonly Change[] {
    return [...this.#changes.values()];
  }

  isSame(before: Type, after: Type): boolean {
    return this.#shapes.of(before) === this.#shapes.of(after);
  }

  compare(before: Type, after: Type, way: Way, where: string): void {
    if (this.isSame(before, after)) return;
    const pair = `${before.id} ${after.id} ${way}`;
    if (this.#seen.has(pair) || (way === 'takes' && isHandedBack(before) && isHandedBack(after))) {
      this.#told++;
      return;
    }
    this.#seen.add(pair);
    const told = this.#told;
    if (this.#down(before, after, way, where) && this.#told > told) return;
    const [was, is] = [before, after].map((type) => this.#checker.typeToString(type));
    this.note(
      was === is ? `${where} changed` : `${where} changed from ${was} to ${is}`,
      this.#fits(before, after, way) ? 'minor' : 'major',
    );
  }

  /** Whether a remote that was made for the one can live with the other: the compiler's word. */
  #fits(before: Type, after: Type, way: Way): boolean {
    return way === 'gives' ? this.#checker.isTypeAssignableTo(after, before) : this.#checker.isTypeAssignableTo(before, after);
  }

  note(what: string, bump: Change['bump']): void {
    this.#told++;
    this.#changes.set(what, { what, bump });
  }

  /** Says whether it could look inside. */
  #down(before: Type, after: Type, way: Way, where: string): boolean {
    if (isComponent(before) && isComponent(after))
      return this.#inside(before.getAliasTypeArguments(), after.getAliasTypeArguments(), turned(way), where);
    if (before.isUnionType() || after.isUnionType()) return this.#union(before, after, way, where);
    if (!this.#isWalkable(before) || !this.#isWalkable(after)) return this.#foreign(before, after, way, where);
    const was = this.#checker.getSignaturesOfType(before, SignatureKind.Call);
    const is = this.#checker.getSignaturesOfType(after, SignatureKind.Call);
    const [one, other] = [was[0], is[0]];
    if (was.length === 1 && is.length === 1 && one && other) this.#signature(one, other, way, where);
    else if (was.length + is.length > 0) return false;
    this.#members(before, after, way, where);
    return true;
  }

  #isWalkable(type: Type): boolean {
    return (type.isObjectType() || type.isIntersectionType()) && !isForeign(type.getSymbol()) && !this.#checker.isTupleType(type);
  }

  #members(before: Type, after: Type, way: Way, where: string): void {
    const byName = (type: Type) => new Map(this.#checker.getPropertiesOfType(type).map((each) => [each.name, each]));
    const [was, is] = [byName(before), byName(after)];
    for (const [name, member] of was) {
      const now = is.get(name);
      const path = pathOf(where, name);
      if (!now) this.#gone(name, path);
      else this.#member(member, now, way, path);
    }
    for (const [name, member] of is) if (!was.has(name)) this.#added(name, member, way, pathOf(where, name));
  }

  /** What a table lacks is told where its names are compared. */
  #gone(name: string, path: string): void {
    if (!name.startsWith(FOR)) this.note(`${path} is gone`, 'major');
  }

  #added(name: string, member: Named, way: Way, path: string): void {
    if (name.startsWith(FOR)) return;
    const isWanted = way === 'takes' && !isOptional(member);
    this.note(isWanted ? `${path} is wanted now` : `${path} is new`, isWanted ? 'major' : 'minor');
  }

  #member(before: Named, after: Named, way: Way, path: string): void {
    const isLoose = isOptional(after);
    if (isLoose !== isOptional(before)) {
      const isHarder = isLoose === (way === 'gives');
      const words =
        way === 'gives' ? (isLoose ? 'may be missing now' : 'is always there now') : isLoose ? 'may be left out now' : 'is wanted now';
      this.note(`${path} ${words}`, isHarder ? 'major' : 'minor');
      return;
    }
    const [was, is] = [this.#checker.getTypeOfSymbol(before), this.#checker.getTypeOfSymbol(after)];
    if (was && is) this.compare(was, is, way, path);
  }

  #signature(before: Signature, after: Signature, way: Way, where: string): void {
    const [was, is] = [before.getParameters(), after.getParameters()];
    was.forEach((parameter, index) => {
      const now = is[index];
      const path = `${where}(${parameter.name})`;
      const [one, other] = [this.#checker.getTypeOfSymbol(parameter), now && this.#checker.getTypeOfSymbol(now)];
      if (one && other) this.compare(one, other, turned(way), path);
      else this.note(`${path} is gone`, 'major');
    });
    for (const parameter of is.slice(was.length)) {
      const type = this.#checker.getTypeOfSymbol(parameter);
      const mayLack = type !== undefined && this.#checker.isTypeAssignableTo(this.#checker.getUndefinedType(), type);
      const isHarder = way === 'gives' ? !mayLack : false;
      this.note(`${where}(${parameter.name}) is ${isHarder ? 'wanted now' : 'new'}`, isHarder ? 'major' : 'minor');
    }
    const [gave, gives] = [before, after].map((each) => this.#checker.getReturnTypeOfSignature(each));
    if (gave && gives) this.compare(gave, gives, way, `${where}()`);
  }

  /** What it can be: the members that differ are walked where there is one on each side. */
  #union(before: Type, after: Type, way: Way, where: string): boolean {
    const choices = (type: Type) => (type.isUnionType() ? [...type.getTypes()] : [type]);
    const [was, is] = [choices(before), choices(after)];
    const lost = was.filter((one) => !is.some((other) => this.isSame(one, other)));
    const won = is.filter((one) => !was.some((other) => this.isSame(one, other)));
    for (const one of [...lost]) {
      const other = this.#likest(one, won);
      if (!other) continue;
      this.compare(one, other, way, where);
      lost.splice(lost.indexOf(one), 1);
      won.splice(won.indexOf(other), 1);
    }
    const told = (types: readonly Type[]) => types.map((each) => this.#checker.typeToString(each)).join(' or ');
    if (won.length > 0 && lost.length > 0) {
      this.note(`${where} changed from ${told(lost)} to ${told(won)}`, this.#fits(before, after, way) ? 'minor' : 'major');
    } else if (won.length > 0) this.note(`${where} can be ${told(won)} too`, way === 'gives' ? 'major' : 'minor');
    else if (lost.length > 0) this.note(`${where} can't be ${told(lost)} any more`, way === 'gives' ? 'minor' : 'major');
    return true;
  }

  /** The one of several types that another became; undefined where none is alike. */
  #likest(type: Type, among: readonly Type[]): Type | undefined {
    const [best] = among.map((other) => ({ other, likeness: this.#likeness(type, other) })).sort((a, b) => b.likeness - a.likeness);
    return best && best.likeness > 0 ? best.other : undefined;
  }

  /** How many members two types have in common, the more so those that tell types apart by one word; none where such a word differs. */
  #likeness(one: Type, other: Type): number {
    if (!this.#isWalkable(one) || !this.#isWalkable(other)) {
      const name = one.getSymbol()?.name;
      return name !== undefined && name === other.getSymbol()?.name ? 1 : 0;
    }
    const shapes = (type: Type) =>
      new Map(
        this.#checker.getPropertiesOfType(type).map((each) => {
          const held = this.#checker.getTypeOfSymbol(each);
          return [each.name, held ? this.#shapes.of(held) : ''];
        }),
      );
    const [own, others] = [shapes(one), shapes(other)];
    const both = [...own].filter(([name]) => others.has(name));
    const words = both.filter(([name, shape]) => isWord(shape) && isWord(others.get(name) ?? ''));
    if (words.some(([name, shape]) => others.get(name) !== shape)) return 0;
    const areCalled = [one, other].every((type) => this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0);
    return both.length + 10 * words.length + (areCalled ? 1 : 0);
  }

  /** A library's type around ours: a promise, a list. */
  #foreign(before: Type, after: Type, way: Way, where: string): boolean {
    if (!before.isTypeReference() || !after.isTypeReference() || before.getSymbol()?.name !== after.getSymbol()?.name) return false;
    if (this.#checker.isTupleType(before)) return false;
    return this.#inside(this.#checker.getTypeArguments(before), this.#checker.getTypeArguments(after), way, where);
  }

  #inside(before: readonly Type[], after: readonly Type[], way: Way, where: string): boolean {
    if (before.length !== after.length) return false;
    before.forEach((one, index) => {
      const other = after[index];
      if (other) this.compare(one, other, way, where);
    });
    return true;
  }
}

/** What a host gave and is given back, as putValentine is a note: remotes make none, so that a member more is no more to be asked of them. */
const handedBack = new Set(['SessionState', 'Valentine']);
const isHandedBack = (type: Type) => handedBack.has(type.getAliasSymbol()?.name ?? type.getSymbol()?.name ?? '');
const isWord = (shape: string) => /^("[^"]*"|true|false)$/.test(shape);
const isComponent = (type: Type) => type.getAliasSymbol()?.name === 'ComponentType';

const pathOf = (where: string, name: string) => (name.startsWith(FOR) ? where : `${where}.${name}`);
