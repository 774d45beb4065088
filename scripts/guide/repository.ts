import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

/** The changes of the next release: a migration and a visible text. */
const NEXT = {
  version: '0.2.0',
  migration: "COMMENT ON SCHEMA billet IS 'next';\n",
  text: { file: 'shared-i18n/locales/en/inbox.ftl', before: 'inbox-tabs = What to show', after: 'inbox-tabs = What to show next' },
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
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--message', 'This checkout');
  git(folder, 'tag', `v${currentVersion()}`);
  addNext(folder);
  git(folder, 'commit', '--quiet', '--all', '--message', 'Next release');
  git(folder, 'tag', `v${NEXT.version}`);
}

function addNext(folder: string): void {
  const replace = (file: string, before: string, after: string) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} lacks ${before}, which the next release changes`);
    writeFileSync(path.join(folder, file), text.replace(before, after));
  };
  replace('package.json', `"version": "${currentVersion()}"`, `"version": "${NEXT.version}"`);
  replace(NEXT.text.file, NEXT.text.before, NEXT.text.after);
  const last =
    readdirSync(path.join(folder, 'server/migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1) ?? '';
  const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
  appendFileSync(path.join(folder, `server/migrations/${number}_next.sql`), NEXT.migration);
  git(folder, 'add', '--all');
}
