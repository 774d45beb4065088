import { type Declarations, OPENED } from './emit.ts';
import { nameOf, readModule } from './module.ts';
import { printType } from './print.ts';
import { nodeAt } from './syntax.ts';

const parts = ['answer', 'body', 'params', 'query', 'repeat'];
const ofCalls = ['Answer', 'Body', 'Params', 'Query'];

/** The API contract as remotes see it: its types, and the parameters and answer of each call, written out. */
export function domainModule(declarations: Declarations): string {
  const types = openedTypes(declarations);
  const namesOf = (prefix: string) => [...types.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const calls = namesOf('repeat_').map(
    (name) => `readonly ${name}: { ${parts.map((part) => `readonly ${part}: ${types.get(`${part}_${name}`)};`).join('\n')} };`,
  );
  const aliases = namesOf('type_').filter((name) => name !== 'JsonCallName');
  return [
    "declare module '@billet/shared-domain/contract' {",
    `interface Calls { ${calls.sort().join('\n')} }`,
    'const calls: Calls;',
    'type JsonCallName = keyof Calls;',
    ...ofCalls.map((name) => `type ${name}<N extends JsonCallName> = Calls[N]['${name.toLowerCase()}'];`),
    ...aliases.map((name) => `type ${name} = ${types.get(`type_${name}`)};`),
    `export { calls, ${['JsonCallName', ...ofCalls, ...aliases]
      .map((name) => `type ${name}`)
      .sort()
      .join(', ')} };`,
    '}',
  ].join('\n');
}

function openedTypes(declarations: Declarations): ReadonlyMap<string, string> {
  const source = declarations.get(OPENED) ?? '';
  const { declared } = readModule(OPENED, source);
  const printing = { source, rename: (name: string) => name, renameFrom: () => null };
  const entries = [...declared].flatMap(([name, [node]]) => {
    const id = node && nodeAt(node, 'id');
    const type = id && nodeAt(id, 'typeAnnotation');
    return type && nameOf(id) === name ? [[name, printType(type, printing).replace(/^\s*:/, '')] as const] : [];
  });
  return new Map(entries);
}
