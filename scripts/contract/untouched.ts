import { nameOf } from './module.ts';
import { type Node, nodeAt, nodesAt, statementsOf } from './syntax.ts';

/**
 * The names of a surface whose declarations, including all declarations that they refer to, are the same text in both. They need no
 * comparison.
 */
export function untouchedNames(before: string, after: string): ReadonlySet<string> {
  const [was, is] = [declaredIn(before), declaredIn(after)];
  const touched = new Set([...was.keys(), ...is.keys()].filter((name) => was.get(name) !== is.get(name)));
  const naming = new Map([...is].map(([name, text]) => [name, text.match(/[\w$]+/g) ?? []]));
  for (let size = -1; size < touched.size; ) {
    size = touched.size;
    for (const [name, words] of naming) if (words.some((word) => touched.has(word))) touched.add(name);
  }
  return new Set([...is.keys()].filter((name) => !touched.has(name)));
}

/** Name → source text of the declarations in all modules of a surface. Equal names of two modules are joined. */
function declaredIn(text: string): Map<string, string> {
  const declared = new Map<string, string>();
  const note = (name: string, node: Node) => declared.set(name, `${declared.get(name) ?? ''}\n${text.slice(node.start, node.end)}`);
  for (const statement of statementsOf('surface.d.ts', text)) {
    const body = nodeAt(statement, 'body');
    for (const node of body ? nodesAt(body, 'body') : []) {
      for (const each of nodesAt(node, 'declarations')) note(nameOf(nodeAt(each, 'id')), each);
      const id = nodeAt(node, 'id');
      if (id) note(nameOf(id), node);
    }
  }
  return declared;
}
