import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from '../../release/src/version-range.ts';

/** The surface that hosts of a version promise to remotes. */
export interface ContractRecord {
  readonly version: string;
  readonly text: string;
  /** The record is not committed, so it may be overwritten. */
  readonly isDraft?: boolean;
}

const folderOf = (root: string) => path.join(root, 'shared-bridge/contract');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const headOf = (version: string, text: string) =>
  `// What hosts of contract ${version} promise to remotes. Made by npm run contract, and never changed afterwards: ${hashOf(text)}\n`;

/** The records, the oldest first. Throws if one was changed after it was made. */
export function readRecords(root: string): ContractRecord[] {
  const folder = folderOf(root);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.d.ts')) : [];
  const { committed, touched } = historyOf(root);
  const [first] = touched;
  if (first) throw new Error(`${first} is no more what was committed; a record stays as it was made: git checkout ${first}`);
  const records = files.map((file) => {
    const version = file.replace(/\.d\.ts$/, '');
    const [head = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').split('\n');
    const text = lines.join('\n');
    if (`${head}\n` !== headOf(version, text)) throw new Error(`shared-bridge/contract/${file} was changed; a record stays as it was made`);
    return { version, text, isDraft: committed !== null && !committed.includes(`shared-bridge/contract/${file}`) };
  });
  return records.sort((a, b) => compareVersions(a.version, b.version));
}

/** Writes a record or replaces a draft. Throws if the version has a record that is not a draft. */
export function writeRecord(root: string, { version, text }: ContractRecord, isDraft = false): string {
  const file = path.join(folderOf(root), `${version}.d.ts`);
  writeFileSync(file, headOf(version, text) + text, { flag: isDraft ? 'w' : 'wx' });
  return path.relative(root, file);
}

/** The committed records, and those of them that were changed or removed since. Null without git. */
function historyOf(root: string): { readonly committed: readonly string[] | null; readonly touched: readonly string[] } {
  const ask = (...words: readonly string[]) =>
    spawnSync('git', [...words, 'HEAD', '--', 'shared-bridge/contract'], { cwd: root, encoding: 'utf8' });
  const [tree, changes] = [ask('ls-tree', '-r', '--name-only', '--full-name'), ask('diff', '--name-only', '--diff-filter=MD')];
  if (tree.status !== 0 || changes.status !== 0) return { committed: null, touched: [] };
  const lines = ({ stdout }: { readonly stdout: string }) => stdout.split('\n').filter((line) => line !== '');
  return { committed: lines(tree), touched: lines(changes) };
}
