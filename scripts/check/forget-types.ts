import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Deletes the incremental state of the type check after other packages were installed: the compiler only checks the times of the project's
 * own files.
 */
export function forgetTypesOfOtherPackages(root: string): void {
  const types = path.join(root, 'node_modules/.cache/types');
  const stamp = path.join(types, 'package-lock.json');
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  rmSync(types, { recursive: true, force: true });
  mkdirSync(types, { recursive: true });
  writeFileSync(stamp, lock);
}
