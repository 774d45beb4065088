import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '@billet/release/build-format';
import { type Kept, records } from './records.ts';

/** Entries of a record that are used only by name: `readonly 'errors-busy': …`, `readonly '--color-text': string`. */
const NAMED = /^ {4}readonly '((?:--|errors-)[\w-]+)':/gm;
const USED = /(?<![\w-])(errors-[a-z][a-z-]*[a-z]|--[a-z][a-z0-9-]*)(?![\w-])/g;

/**
 * The range of contract versions that a build needs because its files name shell messages and design tokens, which types do not cover.
 * Names that no record has belong to the remote itself.
 * `range`: required by the types. Returns the higher of the two.
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
