import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const parts = { answer: 'Answer', body: 'Body', params: 'Params', query: 'Query' } as const;

/**
 * Generates a module of constants whose inferred types the compiler writes out completely: every type that the API contract exports, and
 * the parameters and answer of each call. The schemas are not part of the output.
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

/** The type names that the API contract exports, without generic types. */
function aliasesOf(root: string): string[] {
  const folder = path.join(root, 'shared-domain/src/contract');
  const sources = globSync('*.ts', { cwd: folder, exclude: (file) => file.endsWith('.test.ts') }).map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return sources.flatMap((source) => Array.from(source.matchAll(/^export type (\w+) =/gm), ([, name = '']) => name)).sort();
}

/** The names of the calls with a JSON answer. */
function callNames(root: string): string[] {
  const source = readFileSync(path.join(root, 'shared-domain/src/contract/calls.ts'), 'utf8');
  return Array.from(source.matchAll(/^ {2}(\w+): \{ method:/gm), ([, name = '']) => name)
    .filter((name) => name !== 'listenToEvents')
    .sort();
}
