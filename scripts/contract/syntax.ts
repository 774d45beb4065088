import { parseSync, visitorKeys } from 'oxc-parser';

/** A node of a syntax tree, as far as this folder looks at one. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
export type Part = Node | readonly Node[] | string | boolean | null | undefined;

/** A part of a node by its name. */
export const partOf = (node: Node, key: string): Part => (node as unknown as Readonly<Record<string, Part>>)[key];
export const nodeAt = (node: Node, key: string): Node | null => {
  const part = partOf(node, key);
  return part && typeof part === 'object' && 'type' in part ? part : null;
};
export const nodesAt = (node: Node, key: string): readonly Node[] => {
  const part = partOf(node, key);
  return Array.isArray(part) ? part : [];
};
export const textAt = (node: Node, key: string): string => {
  const part = partOf(node, key);
  return typeof part === 'string' ? part : '';
};

/** The nodes right below one, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  const children = (visitorKeys[node.type] ?? []).flatMap((key) => partOf(node, key) ?? []);
  return children.filter((child): child is Node => typeof child === 'object').sort((a, b) => a.start - b.start);
}

/** The statements of a declaration file. Throws where it doesn't parse. */
export function statementsOf(file: string, source: string): readonly Node[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program.body as unknown as readonly Node[];
}
