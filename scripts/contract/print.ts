import { nameOf, wordOf } from './module.ts';
import { childrenOf, type Node, nodeAt, nodesAt, partOf } from './syntax.ts';

export interface Printing {
  readonly source: string;
  /** The name in the record for a name of the file. */
  readonly rename: (name: string) => string;
  /** The same for `import('./a.ts').Name`. Null keeps it. */
  readonly renameFrom: (file: string, name: string) => string | null;
}

/**
 * Prints a type in normal form: members and union types sorted, and methods as properties, so that the compiler compares their parameters
 * strictly. White space does not matter, because the formatter runs afterwards.
 */
export function printType(node: Node, printing: Printing): string {
  const print = (child: Node) => printType(child, printing);
  switch (node.type) {
    case 'TSInterfaceBody':
      return membersOf(nodesAt(node, 'body'), print);
    case 'TSTypeLiteral':
      return membersOf(nodesAt(node, 'members'), print);
    case 'TSUnionType':
      return nodesAt(node, 'types').map(print).sort().join(' | ');
    case 'TSMethodSignature':
      return methodOf(node, print) ?? sliced(node, printing);
    case 'ObjectPattern':
      return `given${printed(nodeAt(node, 'typeAnnotation'), print, partOf(node, 'optional') ? '?' : '')}`;
    case 'TSTypeReference':
      return named(node, 'typeName', printing);
    case 'TSTypeQuery':
      return named(node, 'exprName', printing);
    case 'TSInterfaceHeritage':
      return named(node, 'expression', printing);
    case 'TSImportType':
      return importedType(node, printing);
    default:
      return sliced(node, printing);
  }
}

const printed = (node: Node | null, print: (node: Node) => string, before = '') => (node ? before + print(node) : '');

function membersOf(members: readonly Node[], print: (node: Node) => string): string {
  const lines = members.map((member) => print(member).replace(/[;,]\s*$/, '')).sort();
  return `{ ${lines.map((line) => `${line};\n`).join('')} }`;
}

/** Prints a method as a property. Null for getters and setters. */
function methodOf(node: Node, print: (node: Node) => string): string | null {
  const key = nodeAt(node, 'key');
  if (partOf(node, 'kind') !== 'method' || !key) return null;
  const result = nodeAt(node, 'returnType');
  const returned = result ? print(result).replace(/^\s*:/, '') : 'void';
  const params = nodesAt(node, 'params').map(print).join(', ');
  return `readonly ${print(key)}${partOf(node, 'optional') ? '?' : ''}: ${printed(nodeAt(node, 'typeParameters'), print)}(${params}) => ${returned}`;
}

/** The source text, with the child nodes printed in normal form. */
function sliced(node: Node, printing: Printing): string {
  let at = node.start;
  let text = '';
  for (const child of childrenOf(node)) {
    text += printing.source.slice(at, child.start) + printType(child, printing);
    at = child.end;
  }
  return text + printing.source.slice(at, node.end);
}

/** A node that begins with a name: only the first part of `a.b.c` is resolved in the file. */
function named(node: Node, key: string, printing: Printing): string {
  const name = nodeAt(node, key);
  if (!name) return sliced(node, printing);
  const first = firstOf(name);
  const typeArguments = nodeAt(node, 'typeArguments');
  const before = printing.source.slice(node.start, first.start);
  const { source, rename } = printing;
  const word = first.type === 'Identifier' ? rename(nameOf(first)) : printType(first, printing);
  return before + word + source.slice(first.end, name.end) + (typeArguments ? printType(typeArguments, printing) : '');
}

function importedType(node: Node, printing: Printing): string {
  const qualifier = nodeAt(node, 'qualifier');
  const first = qualifier && firstOf(qualifier);
  const file = wordOf(nodeAt(node, 'source'));
  const name = first && printing.renameFrom(file, nameOf(first));
  if (!name || !qualifier) return sliced(node, printing);
  const typeArguments = nodeAt(node, 'typeArguments');
  return name + printing.source.slice(first.end, qualifier.end) + (typeArguments ? printType(typeArguments, printing) : '');
}

function firstOf(name: Node): Node {
  const left = nodeAt(name, 'left') ?? nodeAt(name, 'object');
  return left ? firstOf(left) : name;
}
