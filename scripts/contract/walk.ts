import { type Checker, type Symbol as Named, type Signature, SignatureKind, type Type } from 'typescript/unstable/sync';
import { isForeign, isOptional, Shapes } from './shape.ts';
import { FOR } from './tables.ts';

/** One difference for remotes as a sentence, and the bump that it requires. */
export interface Change {
  readonly what: string;
  readonly bump: 'minor' | 'major';
}

/** The direction of a value: a host `gives` it to remotes, or `takes` it from them. */
export type Way = 'gives' | 'takes';

const turned = (way: Way): Way => (way === 'gives' ? 'takes' : 'gives');

/** Compares two types member by member and reports the changes at the deepest level that it can determine. */
export class Walk {
  readonly #checker: Checker;
  readonly #shapes: Shapes;
  readonly #seen = new Set<string>();
  readonly #changes = new Map<string, Change>();
  /** Counts the changes that were reported, including those that had been reported before. */
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

  /** Asks the compiler whether a remote that was built for one type works with the other. */
  #fits(before: Type, after: Type, way: Way): boolean {
    return way === 'gives' ? this.#checker.isTypeAssignableTo(after, before) : this.#checker.isTypeAssignableTo(before, after);
  }

  note(what: string, bump: Change['bump']): void {
    this.#told++;
    this.#changes.set(what, { what, bump });
  }

  /** Compares the members. Returns whether the types could be compared member by member. */
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

  /** Missing table entries are reported by the comparison of the names. */
  #gone(name: string, path: string): void {
    if (!name.startsWith(FOR)) this.note(`${path} was removed`, 'major');
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
      else this.note(`${path} was removed`, 'major');
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

  /** Compares unions: the differing members are compared in pairs. */
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
    else if (lost.length > 0) this.note(`${where} can no longer be ${told(lost)}`, way === 'gives' ? 'minor' : 'major');
    return true;
  }

  /** The most similar of several types; undefined if none has anything in common. */
  #likest(type: Type, among: readonly Type[]): Type | undefined {
    const [best] = among.map((other) => ({ other, likeness: this.#likeness(type, other) })).sort((a, b) => b.likeness - a.likeness);
    return best && best.likeness > 0 ? best.other : undefined;
  }

  /** The number of common members. Discriminants (literal members) count more, and a differing discriminant gives 0. */
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

  /** Compares the type arguments of a library's generic type, such as a promise or an array. */
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

/**
 * Types that a host gives and takes back, for example a note in putValentine. Remotes do not construct them, so an additional member
 * requires nothing from remotes.
 */
const handedBack = new Set(['SessionState', 'Valentine']);
const isHandedBack = (type: Type) => handedBack.has(type.getAliasSymbol()?.name ?? type.getSymbol()?.name ?? '');
const isWord = (shape: string) => /^("[^"]*"|true|false)$/.test(shape);
const isComponent = (type: Type) => type.getAliasSymbol()?.name === 'ComponentType';

const pathOf = (where: string, name: string) => (name.startsWith(FOR) ? where : `${where}.${name}`);
