import { parseSync, visitorKeys } from 'oxc-parser';

/** The part of a syntax tree node that this folder uses. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
export type Part = Node | readonly Node[] | string | boolean | null | undefined;

/** A child of a node by its key. */
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

/** The direct children of a node, in source order. */
export function childrenOf(node: Node): Node[] {
  const children = (visitorKeys[node.type] ?? []).flatMap((key) => partOf(node, key) ?? []);
  return children.filter((child): child is Node => typeof child === 'object').sort((a, b) => a.start - b.start);
}

/** The statements of a declaration file. Throws if it does not parse. */
export function statementsOf(file: string, source: string): readonly Node[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program.body as unknown as readonly Node[];
}
