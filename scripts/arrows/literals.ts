import { parseSync, Visitor } from 'oxc-parser';

/** A text that stands in code: a string, the beginning of a template, an attribute, or the key of a property. */
export interface Literal {
  readonly text: string;
  readonly line: number;
  /** The property whose value it is, or in whose list it stands. */
  readonly key: string | null;
  /** The function whose first argument it is. */
  readonly call: string | null;
}

/** All literals of a source; what stands in comments and in types isn't among them. */
export function literalsOf(file: string, source: string): Literal[] {
  const found: Literal[] = [];
  const keys = new Map<object, string>();
  const calls = new Map<object, string>();
  const add = (node: object, text: string, start: number) =>
    found.push({ text, line: source.slice(0, start).split('\n').length, key: keys.get(node) ?? null, call: calls.get(node) ?? null });
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
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value, node.start);
    },
    TemplateLiteral: (node) => {
      add(node, node.quasis[0]?.value.cooked ?? '', node.start);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}
