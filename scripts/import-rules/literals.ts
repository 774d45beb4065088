import { parseSync, Visitor } from 'oxc-parser';

/** A literal text in code: a string, a template part, an attribute, or the key or name of a property. */
export interface Literal {
  readonly text: string;
  readonly line: number;
  /** The template continues after this text. */
  readonly isBeginning: boolean;
  /** The property that has the literal as its value or in its array. */
  readonly key: string | null;
  /** The function that has the literal as its first argument. */
  readonly call: string | null;
}

/** All literals of a source file, without comments. */
export function literalsOf(file: string, source: string): Literal[] {
  const found: Literal[] = [];
  const keys = new Map<object, string>();
  const calls = new Map<object, string>();
  const add = (node: object, text: string, start: number, isBeginning = false) =>
    found.push({
      text,
      line: source.slice(0, start).split('\n').length,
      isBeginning,
      key: keys.get(node) ?? null,
      call: calls.get(node) ?? null,
    });
  const visitor = new Visitor({
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
      if (name === null) return;
      if (key.type === 'Identifier') add(key, name, key.start);
      for (const each of value.type === 'ArrayExpression' ? value.elements : [value]) if (each) keys.set(each, name);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name;
      if (first && typeof name === 'string') calls.set(first, name);
    },
    MemberExpression: ({ property, computed }) => {
      if (!computed && property.type === 'Identifier') add(property, property.name, property.start);
    },
    TSPropertySignature: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') add(key, key.name, key.start);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value, node.start);
    },
    TemplateLiteral: (node) => {
      const [first, ...rest] = node.quasis;
      add(node, first?.value.cooked ?? '', node.start, rest.length > 0);
      for (const { value, start } of rest) if (value.cooked?.includes('/')) add(node.quasis, value.cooked, start);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}
