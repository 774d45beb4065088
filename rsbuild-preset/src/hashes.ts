import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@billet/release/build-format';

/** The integrity of every file of a build that `isIncluded` accepts, sorted by file name. */
export function hashesIn(dist: string, isIncluded: (file: string) => boolean): Record<string, string> {
  const files = readdirSync(dist, { withFileTypes: true }).filter((entry) => entry.isFile() && isIncluded(entry.name));
  const names = files.map(({ name }) => name).sort();
  return Object.fromEntries(names.map((name) => [name, integrityOf(readFileSync(path.join(dist, name)))]));
}
