import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ignored: ReadonlySet<string> = new Set(['node_modules', 'dist', 'test-results']);
/** Folders beside a package's sources that no build contains. Folders with these names inside the sources count. */
const beside: ReadonlySet<string> = new Set([...ignored, 'test', 'fonts', 'art']);

function* filesOf(folder: string, without = ignored): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (without.has(entry.name) || entry.name.startsWith('.') || entry.name.includes('.test.')) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    else yield file;
  }
}

/** Hashes everything that a build is made of. The same sources give the same hash. */
export function hashOf(root: string, folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [
    ...files.map((name) => path.join(root, name)),
    ...folders.flatMap((name) => [...filesOf(path.join(root, name), beside)]),
  ]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
