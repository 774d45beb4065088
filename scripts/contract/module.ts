import { type Node, nodeAt, nodesAt, statementsOf, textAt } from './syntax.ts';

/** A name of another module. `*` is the whole module. */
export interface Elsewhere {
  readonly from: string;
  readonly name: string;
}

/** The names of a declaration file. */
export interface Module {
  readonly source: string;
  /** The declarations of a name. A function has one node per overload. */
  readonly declared: ReadonlyMap<string, readonly Node[]>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  /** Exported name → local name, or a name of another module. */
  readonly exported: ReadonlyMap<string, string | Elsewhere>;
  /** The names that are exported as types only. */
  readonly types: ReadonlySet<string>;
  /** Modules whose exports are all re-exported, optionally as types only. */
  readonly passedOn: readonly { readonly from: string; readonly isType: boolean }[];
}

export function readModule(file: string, source: string): Module {
  const declared = new Map<string, Node[]>();
  const imported = new Map<string, Elsewhere>();
  const exported = new Map<string, string | Elsewhere>();
  const types = new Set<string>();
  const passedOn: { readonly from: string; readonly isType: boolean }[] = [];
  const declare = (node: Node, isExported: boolean) => {
    for (const [name, part] of declarationsOf(node)) {
      declared.set(name, [...(declared.get(name) ?? []), part]);
      if (isExported) exported.set(name, name);
      if (isExported && typeOnly.has(part.type)) types.add(name);
    }
  };
  for (const statement of statementsOf(file, source)) {
    const from = wordOf(nodeAt(statement, 'source'));
    if (statement.type === 'ImportDeclaration') {
      for (const each of nodesAt(statement, 'specifiers')) imported.set(nameOf(nodeAt(each, 'local')), { from, name: importedName(each) });
    } else if (statement.type === 'ExportAllDeclaration') passedOn.push({ from, isType: isTypeOnly(statement) });
    else if (statement.type === 'ExportNamedDeclaration') {
      const declaration = nodeAt(statement, 'declaration');
      if (declaration) declare(declaration, true);
      for (const each of nodesAt(statement, 'specifiers')) {
        const local = nameOf(nodeAt(each, 'local'));
        const name = nameOf(nodeAt(each, 'exported'));
        exported.set(name, from ? { from, name: local } : local);
        if (isTypeOnly(statement) || isTypeOnly(each)) types.add(name);
      }
    } else declare(statement, false);
  }
  return { source, declared, imported, exported, types, passedOn };
}

const typeOnly = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);
const isTypeOnly = (node: Node) => textAt(node, 'exportKind') === 'type';

function declarationsOf(node: Node): readonly (readonly [string, Node])[] {
  if (node.type === 'VariableDeclaration') return nodesAt(node, 'declarations').map((each) => [nameOf(nodeAt(each, 'id')), each]);
  const id = nodeAt(node, 'id');
  return id ? [[nameOf(id), node]] : [];
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(nodeAt(specifier, 'imported'));
}

export const nameOf = (node: Node | null): string => (node ? textAt(node, 'name') || wordOf(node) : '');
export const wordOf = (node: Node | null): string => (node ? textAt(node, 'value') : '');
