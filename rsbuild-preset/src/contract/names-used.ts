import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '@billet/release/build-format';
import { type Kept, records } from './records.ts';

/** What a record promises by name alone: `readonly 'errors-busy': …`, `readonly '--color-text': string`. */
const NAMED = /^ {4}readonly '((?:--|errors-)[\w-]+)':/gm;
const USED = /(?<![\w-])(errors-[a-z][a-z-]*[a-z]|--[a-z][a-z0-9-]*)(?![\w-])/g;

/**
 * The range of the contract that a build needs by the names in its files: words of the host's and tokens, which no type tells. What no
 * record names is the remote's own. `range`: what its types need; the higher of the two is given.
 */
export function withNamesUsed(range: string, dist: string, files: readonly string[], from = records()): string {
  const kept = from.map((record) => ({ ...record, names: namesIn(record) }));
  const text = files.filter((file) => /\.(js|css)$/.test(file)).map((file) => readFileSync(path.join(dist, file), 'utf8'));
  const used = new Set(text.flatMap((each) => each.match(USED) ?? []));
  const floors = [...used].flatMap((name) => kept.find(({ names }) => names.has(name))?.version ?? []);
  const lowest = [range.replace(/^\^/, ''), ...floors].sort(compareVersions).at(-1) ?? '';
  return `^${lowest}`;
}

const namesIn = ({ file }: Kept) => new Set(Array.from(readFileSync(file, 'utf8').matchAll(NAMED), ([, name = '']) => name));
