import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

/** The changes of the next release: a migration and a visible style of one remote, so that only this remote is built again. */
const NEXT = {
  version: '0.2.0',
  migration: "COMMENT ON SCHEMA billet IS 'next';\n",
  style: { file: 'remote-inbox/src/inbox/inbox.module.css', text: '\n.title {\n  letter-spacing: 0.01em;\n}\n' },
};
export const NEXT_VERSION = NEXT.version;

function git(folder: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'user.name=guide', '-c', 'user.email=guide@billet.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`git ${words[0]} failed: ${stderr}`);
  return stdout;
}

/** The version in the root's package.json. */
export const currentVersion = () => (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** Creates a repository with two tagged releases in a folder: this checkout, and a next one. */
export function createRepository(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '-z', '--deduplicate').split('\0').filter(Boolean);
  for (const file of files)
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true, verbatimSymlinks: true, force: true });
  git(folder, 'init', '--quiet');
  // clones of it are local, so compression would only cost time
  for (const [name, value] of Object.entries({ 'core.compression': '0', 'pack.window': '0' })) git(folder, 'config', name, value);
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--message', 'This checkout');
  git(folder, 'tag', `v${currentVersion()}`);
  addNext(folder);
  git(folder, 'commit', '--quiet', '--all', '--message', 'Next release');
  git(folder, 'tag', `v${NEXT.version}`);
}

function addNext(folder: string): void {
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(`"version": "${currentVersion()}"`, `"version": "${NEXT.version}"`));
  appendFileSync(path.join(folder, NEXT.style.file), NEXT.style.text);
  const last =
    readdirSync(path.join(folder, 'server/migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1) ?? '';
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
  appendFileSync(path.join(folder, `server/migrations/${number}_next.sql`), NEXT.migration);
  git(folder, 'add', '--all');
}
