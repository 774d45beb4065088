// npm run check: everything that can be said of the sources without running them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkArrows } from './arrows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

function command(name: string, ...args: string[]): boolean {
  const file = path.join(root, 'node_modules', '.bin', name);
  return spawnSync(file, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function lines(found: readonly string[]): boolean {
  for (const line of found) console.error(line);
  return found.length === 0;
}

async function catalogues(): Promise<boolean> {
  const file = path.join(root, 'shared-i18n', 'check.ts');
  if (!existsSync(file)) return true;
  const { checkCatalogues } = await import(file);
  return lines(checkCatalogues(root));
}

const checks: Record<string, () => boolean | Promise<boolean>> = {
  types: () => command('tsc', '-b'),
  style: () => command('biome', 'check', '.', '--error-on-warnings'),
  arrows: () => lines(checkArrows(root)),
  'unused code': () => command('knip', '--no-progress'),
  catalogues,
};

let isClean = true;
for (const [name, check] of Object.entries(checks)) {
  const started = Date.now();
  const ok = await check();
  isClean &&= ok;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${Date.now() - started} ms)`);
}
process.exit(isClean ? 0 : 1);
