import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, command } from './run.ts';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The files of the working tree that git does not ignore, with the hash of each. */
function hashFiles(root: string): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  return new Map(files.map((file) => [file, hashOf(readFileSync(path.join(root, file)))]));
}

/** The files of `now` that have not passed with the same content, Biome version and configuration. */
export function changedFiles(now: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): string[] {
  const isSame = (file: string) => before.get(file) === now.get(file);
  if (
    !['biome.json', 'scripts/biome/reading-direction.grit', 'scripts/biome/literal-text.grit', 'package-lock.json', '.gitignore'].every(
      isSame,
    )
  )
    return ['.'];
  return [...now.keys()].filter((file) => !isSame(file));
}

/**
 * Runs Biome on the files that changed since it last passed, because its rules look at one file at a time. The hashes of the files that
 * passed are in node_modules/.cache.
 */
export function checkStyle(root: string): Check {
  const cache = path.join(root, 'node_modules/.cache/check/style.json');
  return async () => {
    const now = hashFiles(root);
    const before = new Map<string, string>(existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : []);
    const files = changedFiles(now, before);
    if (files.length === 0) return { ok: true, output: '' };
    const options = ['--error-on-warnings', '--files-ignore-unknown=true', '--no-errors-on-unmatched'];
    const verdict = await command(root, 'biome', ['check', ...options, ...files])();
    if (verdict.ok) {
      mkdirSync(path.dirname(cache), { recursive: true });
      writeFileSync(cache, JSON.stringify([...now]));
    }
    return verdict;
  };
}
