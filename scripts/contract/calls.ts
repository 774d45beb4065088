import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const parts = { answer: 'Answer', body: 'Body', params: 'Params', query: 'Query' } as const;

/**
 * A module of constants whose types, being inferred, the compiler writes out whole: every type that the API's contract exports, and what
 * each call takes and answers. The schemas that they are made of stay behind.
 */
export function callsToOpen(root: string): string {
  const aliases = aliasesOf(root);
  const names = callNames(root);
  const opened = names.flatMap((name) =>
    Object.entries(parts).map(([part, alias]) => `export const ${part}_${name} = open<${alias}<'${name}'>>();`),
  );
  return [
    `import type { calls, ${[...aliases, ...Object.values(parts)].join(', ')} } from '@billet/shared-domain/contract';`,
    'declare function open<T>(): T;',
    ...aliases.map((alias) => `export const type_${alias} = open<${alias}>();`),
    ...opened,
    ...names.map((name) => `export const repeat_${name} = open<(typeof calls)['${name}']['repeat']>();`),
  ].join('\n');
}

/** The types that the contract of the API exports by name, without those that take a name. */
function aliasesOf(root: string): string[] {
  const folder = path.join(root, 'shared-domain/src/contract');
  const sources = globSync('*.ts', { cwd: folder, exclude: (file) => file.endsWith('.test.ts') }).map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return sources.flatMap((source) => Array.from(source.matchAll(/^export type (\w+) =/gm), ([, name = '']) => name)).sort();
}

/** The calls with a JSON answer. */
function callNames(root: string): string[] {
  const source = readFileSync(path.join(root, 'shared-domain/src/contract/calls.ts'), 'utf8');
  return Array.from(source.matchAll(/^ {2}(\w+): \{ method:/gm), ([, name = '']) => name)
    .filter((name) => name !== 'listenToEvents')
    .sort();
}
