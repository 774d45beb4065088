import { type Checker, type Symbol as Named, SignatureKind, SymbolFlags, type Type, type TypeReference } from 'typescript/unstable/sync';

/** Whether a type belongs to a library, whose internals are not compared. */
export function isForeign(symbol: Named | undefined): boolean {
  const [declaration] = symbol?.declarations ?? [];
  return declaration !== undefined && !/\/(before|after)\.d\.ts$/.test(declaration.path);
}

export const isOptional = (symbol: Named): boolean => (symbol.flags & SymbolFlags.Optional) !== 0;

/** Writes out the structure of types. Two types are the same for remotes if their shapes are equal. */
export class Shapes {
  readonly #checker: Checker;
  readonly #shapes = new Map<number, string>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  of(type: Type): string {
    const known = this.#shapes.get(type.id);
    if (known !== undefined) return known;
    // a recursive type refers to itself by its name
    this.#shapes.set(type.id, type.getSymbol()?.name ?? type.getAliasSymbol()?.name ?? '…');
    const shape = this.#write(type);
    this.#shapes.set(type.id, shape);
    return shape;
  }

  #write(type: Type): string {
    const checker = this.#checker;
    if (type.isUnionType())
      return [...type.getTypes()]
        .map((each) => this.of(each))
        .sort()
        .join(' | ');
    if (type.isTypeParameter()) return type.getSymbol()?.name ?? 'this';
    if (!type.isObjectType() && !type.isIntersectionType()) return checker.typeToString(type);
    if (type.isTypeReference() && (isForeign(type.getSymbol()) || checker.isTupleType(type))) return this.#reference(type);
    if (isForeign(type.getSymbol())) return checker.typeToString(type);
    const members = checker.getPropertiesOfType(type).map((each) => {
      const held = checker.getTypeOfSymbol(each);
      return `${each.name}${isOptional(each) ? '?' : ''}: ${held ? this.of(held) : '?'}`;
    });
    const calls = checker.getSignaturesOfType(type, SignatureKind.Call).map((each) => {
      const takes = each.getParameters().map((parameter) => {
        const held = checker.getTypeOfSymbol(parameter);
        return held ? this.of(held) : '?';
      });
      const gives = checker.getReturnTypeOfSignature(each);
      const predicate = checker.getTypePredicateOfSignature(each)?.type;
      const kinds = each.getTypeParameters().map((parameter) => {
        const bound = checker.getConstraintOfTypeParameter(parameter);
        return bound ? this.of(bound) : '';
      });
      return `<${kinds.join()}>(${takes.join(', ')}) => ${gives ? this.of(gives) : '?'}${predicate ? ` is ${this.of(predicate)}` : ''}`;
    });
    const indexes = checker.getIndexInfosOfType(type).map(({ keyType, valueType }) => `[${this.of(keyType)}]: ${this.of(valueType)}`);
    return `{ ${[...members.sort(), ...calls, ...indexes.sort()].join('; ')} }`;
  }

  #reference(type: TypeReference): string {
    const inside = this.#checker.getTypeArguments(type).map((each) => this.of(each));
    return `${type.getSymbol()?.name ?? 'tuple'}<${inside.join(', ')}>`;
  }
}
