import { nameOf, wordOf } from './module.ts';
import { childrenOf, type Node, nodeAt, nodesAt, partOf, statementsOf } from './syntax.ts';

/** The types of names that remotes pass to functions. The result of such a function depends on the name. */
const lists = ['JsonCallName', 'KeyedCallName', 'DialogName'] as const;
type List = (typeof lists)[number];
/** Prefix of the names of a table's functions, so that they do not count as members. */
export const FOR = 'for ';

/** The names for which functions are compared, by type. */
export type Examples = Readonly<Record<List, readonly string[]>>;

/**
 * Rewrites every generic function over one of these name types as a table with one function per example. The compiler can compare tables,
 * but it cannot prove anything about a function for every possible name.
 */
export function asTables(text: string, examples: Examples): string {
  let tabled = '';
  let at = 0;
  const goDown = (node: Node) => {
    const table = tableOf(node, text, examples);
    if (table === null) {
      for (const child of childrenOf(node)) goDown(child);
      return;
    }
    tabled += text.slice(at, node.start) + table;
    at = node.end;
  };
  for (const statement of statementsOf('surface.d.ts', text)) goDown(statement);
  return tabled + text.slice(at);
}

function tableOf(node: Node, text: string, examples: Examples): string | null {
  if (node.type !== 'TSFunctionType' && node.type !== 'TSDeclareFunction') return null;
  const parameters = nodeAt(node, 'typeParameters');
  const [first, ...rest] = parameters ? nodesAt(parameters, 'params') : [];
  const bound = first && nodeAt(first, 'constraint');
  const list = lists.find((each) => bound && each === nameOf(nodeAt(bound, 'typeName')));
  const result = nodeAt(node, 'returnType');
  if (!first || !list || !parameters || !result) return null;
  const written = (each: Node) => text.slice(each.start, each.end);
  const others = rest.length > 0 ? `<${rest.map(written).join(', ')}>` : '';
  const takes = text.slice(parameters.end, result.start).replace(/=>\s*$/, '');
  const gives = written(result).replace(/^(:|=>)\s*/, '');
  const name = nameOf(nodeAt(first, 'name'));
  const names = examples[list].map((each) => `'${each}'`).join(' | ') || 'never';
  const table = `{ readonly [${name} in ${names} as \`${FOR}\${${name}}\`]: ${others}${takes.trim()} => ${gives} }`;
  if (node.type === 'TSFunctionType') return table;
  return `${partOf(node, 'declare') === true ? 'declare ' : ''}const ${nameOf(nodeAt(node, 'id'))}: ${table};`;
}

const given = '{ readonly given: 0 }';
const exampleCalls = [
  { params: 'undefined', query: 'undefined', body: 'undefined', repeat: 'safe' },
  { params: given, query: 'undefined', body: 'undefined', repeat: 'safe' },
  { params: 'undefined', query: given, body: 'undefined', repeat: 'safe' },
  { params: 'undefined', query: 'undefined', body: given, repeat: 'never' },
  { params: given, query: 'undefined', body: given, repeat: 'keyed' },
].map((parts, index) => ({ ...parts, name: `example${index}`, answer: '{ readonly answered: 0 }' }));

/**
 * Adds example calls that represent all calls of their kind. Real calls are compared separately, so that a change of one call is not
 * reported again by each function that takes its name.
 */
export function withExamples(text: string): string {
  const members = exampleCalls.map(({ name, repeat, ...parts }) => {
    const lines = Object.entries(parts).map(([part, type]) => `readonly ${part}: ${type};`);
    return `readonly ${name}: { ${lines.join(' ')} readonly repeat: '${repeat}'; };`;
  });
  return text.replace(/interface Calls \{/, (head) => `${head} ${members.join(' ')}`);
}

/** Functions are compared for the example calls, and for the dialogs that both surfaces have. */
export function examplesOf(before: string, after: string): Examples {
  const others = namesIn(after, 'NamedDialogs');
  return {
    JsonCallName: exampleCalls.map(({ name }) => name),
    KeyedCallName: exampleCalls.filter(({ repeat }) => repeat === 'keyed').map(({ name }) => name),
    DialogName: namesIn(before, 'NamedDialogs').filter((name) => others.includes(name)),
  };
}

/** The member names of an interface. */
function namesIn(text: string, name: string): string[] {
  const isIt = (node: Node) => node.type === 'TSInterfaceDeclaration' && nameOf(nodeAt(node, 'id')) === name;
  const all = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(all)];
  const body = statementsOf('surface.d.ts', text)
    .flatMap(all)
    .filter(isIt)
    .flatMap((found) => nodeAt(found, 'body') ?? []);
  return body
    .flatMap((each) => nodesAt(each, 'body'))
    .map((member) => {
      const key = nodeAt(member, 'key');
      return nameOf(key) || wordOf(key);
    });
}
