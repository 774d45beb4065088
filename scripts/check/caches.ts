import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const caches = ['types', 'knip'];

/**
 * Throws the checks' caches away when other packages are installed, or the checks' settings are others: the tools look at
 * the times of our files, not at those of packages.
 */
export function forgetOldCaches(root: string): void {
  const folder = path.join(root, 'node_modules', '.cache');
  const stamp = path.join(folder, 'check.stamp');
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'knip.json', 'tsconfig.base.json']) hash.update(readFileSync(path.join(root, file)));
  const now = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, now);
}
