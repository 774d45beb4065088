import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceFolders } from '../lib/workspaces.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const files = [
  'package.json',
  'package-lock.json',
  'biome.json',
  'tsconfig.base.json',
  '.npmrc',
  '.gitignore',
  'scripts/biome',
  'scripts/lib',
  'server/src/features',
  'server/src/kit/limits/table.ts',
  'simulator/src/world/languages.ts',
  'docs/translations.md',
  'e2e/support/names.ts',
  'e2e/details/fonts.spec.ts',
  'e2e/journeys/languages.spec.ts',
];

/** Copies the sources that `npm run new` reads and changes, for its tests. Imports of the project's packages resolve inside the copy. */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'billet-new-')));
  const skipped = /\/(node_modules|dist|fonts|art)$/;
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  for (const folder of workspaceFolders(root)) {
    const isBuilt = !['server', 'simulator', 'e2e'].includes(folder);
    const from = isBuilt ? folder : path.join(folder, 'package.json');
    cpSync(path.join(root, from), path.join(copy, from), {
      recursive: true,
      filter: (file) => file.includes('/src/') || !skipped.test(file),
    });
  }
  link(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const folder of workspaceFolders(root)) symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules/@billet', folder));
  return copy;
}

/** Links the installed packages, without those of the project and without caches. */
function link(from: string, to: string): void {
  mkdirSync(path.join(to, '@billet'), { recursive: true });
  const names = existsSync(from) ? readdirSync(from).filter((name) => !['@billet', '.cache', '.package-lock.json'].includes(name)) : [];
  for (const name of names) symlinkSync(path.join(from, name), path.join(to, name));
}
