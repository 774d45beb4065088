import path from 'node:path';
import { domainModule } from './domain.ts';
import type { Declarations } from './emit.ts';
import { importLines } from './import-lines.ts';
import { keyOf, Names, type Place } from './names.ts';
import { type Printing, printType } from './print.ts';
import { type Node, nodeAt } from './syntax.ts';

interface Entry {
  /** The specifier that remotes import. */
  readonly name: string;
  readonly file: string;
  /** Whether the declarations of a file belong to this module. */
  readonly holds: (file: string) => boolean;
}

const DIALOGS = 'shared-bridge/src/named-dialogs.d.ts';
/** The version identifies a record and is not part of it. */
const VERSION = 'CONTRACT_VERSION';
const entries: readonly Entry[] = [
  {
    name: '@billet/shared-bridge',
    file: 'shared-bridge/src/index.d.ts',
    holds: (file) => file.startsWith('shared-bridge/') && file !== DIALOGS,
  },
  { name: '@billet/shared-bridge/named-dialogs', file: DIALOGS, holds: (file) => file === DIALOGS },
  { name: '@billet/shared-i18n', file: 'shared-i18n/src/index.d.ts', holds: (file) => file.startsWith('shared-i18n/') },
];

/** Everything that a host promises to remotes, as modules that replace the real ones in a compiler. Not formatted yet. */
export function surfaceOf(declarations: Declarations): string {
  const names = new Names(declarations);
  const reached = new Map<string, Place>();
  const reach = (place: Place) => {
    if (reached.has(keyOf(place))) return;
    reached.set(keyOf(place), place);
    if (place.isOurs) for (const each of namedBy(names, place)) reach(each);
  };
  const promised = entries.flatMap(({ file }) => [...names.exportsOf(file)].filter(([name]) => name !== VERSION));
  for (const [, place] of promised) reach(place);
  const modules = entries.map((entry) => moduleText(names, entry, [...reached.values()]));
  return [...modules, domainModule(declarations)].sort().join('\n');
}

/** The declarations that a declaration refers to. */
function namedBy(names: Names, { from, name }: Place): Place[] {
  const found: Place[] = [];
  const note = (place: Place | null) => {
    if (place) found.push(place);
    return null;
  };
  const printing: Printing = {
    source: names.module(from).source,
    rename: (each) => note(names.find(from, each)) ?? each,
    renameFrom: (file, each) => (file.startsWith('.') ? note(names.findElsewhere(from, { from: file, name: each })) : null),
  };
  for (const node of nodesOf(names, from, name)) printType(node, printing);
  return found;
}

const nodesOf = (names: Names, file: string, name: string): readonly Node[] => names.module(file).declared.get(name) ?? [];

function moduleText(names: Names, entry: Entry, reached: readonly Place[]): string {
  const exported = new Map([...names.exportsOf(entry.file)].filter(([name]) => name !== VERSION));
  const called = callNames(entry, exported, reached);
  const own = reached.filter(({ from, isOurs }) => isOurs && entry.holds(from));
  const ownKeys = new Set(own.map(keyOf));
  const foreign = new Map<string, { readonly from: string; readonly name: string; readonly called: string }>();
  const call = (place: Place | null) => {
    if (!place) return null;
    const name = called.get(keyOf(place)) ?? place.name;
    if (!ownKeys.has(keyOf(place))) foreign.set(keyOf(place), { from: holderOf(place), name: place.name, called: name });
    return name;
  };
  const declared = own.map(({ from, name }) => {
    const printing: Printing = {
      source: names.module(from).source,
      rename: (each) => call(names.find(from, each)) ?? each,
      renameFrom: (file, each) => (file.startsWith('.') ? call(names.findElsewhere(from, { from: file, name: each })) : null),
    };
    return declarationText(nodesOf(names, from, name), called.get(keyOf({ from, name })) ?? name, printing);
  });
  const offered = [...exported].map(([name, place]) => {
    const local = call(place) ?? name;
    return `${place.isType ? 'type ' : ''}${local === name ? name : `${local} as ${name}`}`;
  });
  return [
    `declare module '${entry.name}' {`,
    ...importLines([...foreign.values()]),
    ...declared.sort(),
    `export { ${offered.sort().join(', ')} };`,
    '}',
  ].join('\n');
}

/** The name of each declaration in the record: its exported name, otherwise its own name, with the file as suffix if two have the same. */
function callNames(entry: Entry, exported: ReadonlyMap<string, Place>, reached: readonly Place[]): ReadonlyMap<string, string> {
  const called = new Map([...exported].map(([name, place]) => [keyOf(place), name]));
  const taken = new Set(called.values());
  const rest = reached.filter((place) => !called.has(keyOf(place)) && (!place.isOurs || entry.holds(place.from)));
  for (const place of rest.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const name = taken.has(place.name) ? `${place.name}$${path.posix.basename(place.from, '.d.ts').replaceAll(/\W/g, '_')}` : place.name;
    called.set(keyOf(place), name);
    taken.add(name);
  }
  return called;
}

/** The module of a declaration. */
function holderOf({ from, name, isOurs }: Place): string {
  const holder = isOurs ? entries.find((entry) => entry.holds(from))?.name : from;
  if (!holder) throw new Error(`${from} belongs to no module of the contract, so ${name} cannot be recorded`);
  return holder;
}

function declarationText(nodes: readonly Node[], name: string, printing: Printing): string {
  return nodes
    .map((node) => {
      const id = nodeAt(node, 'id');
      if (!id) throw new Error(`The declaration of ${name} has no identifier`);
      const kind = node.type === 'VariableDeclarator' ? 'const ' : '';
      return `${kind}${renamed(node, id, name, printing)}`.replace(/^(export )?(declare )?/, '');
    })
    .join('\n');
}

/** A declaration with another name. */
function renamed(node: Node, id: Node, name: string, printing: Printing): string {
  const text = printType(node, printing);
  const before = printing.source.slice(node.start, id.start);
  const own = nodeAt(id, 'typeAnnotation') ? id.start + printing.source.slice(id.start, id.end).search(/[^\w$]|$/) : id.end;
  const word = printing.source.slice(id.start, own);
  return before + name + text.slice(before.length + word.length);
}
