import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Throws away what the types' check remembers once other packages are installed: it looks at the times of our own files
 * only.
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
