import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Changes } from './changes.ts';
import { run } from './run.ts';

const PACKAGE = 'shared-bridge/package.json';
const reports = ['names.txt', 'shared-bridge.api.md', 'shared-i18n.api.md'].map((file) => path.join('shared-bridge/etc', file));
const VERSION = /"version": "(\d+)\.(\d+)\.(\d+)"/;

/** Raises the contract's version for an addition, unless it is already higher than that of the last commit. */
export function raiseContract(changes: Changes, root: string): void {
  for (const report of reports) changes.backUp(path.join(root, report));
  const file = path.join(root, PACKAGE);
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${PACKAGE}`], { cwd: root, encoding: 'utf8' });
  const [committed] = (status === 0 && VERSION.exec(stdout)) || [];
  const [current = '', major, minor] = VERSION.exec(changes.read(file)) ?? [];
  if (committed !== undefined && current !== committed) return;
  const raised = `"version": "${major}.${Number(minor) + 1}.0"`;
  changes.edit(file, (text) => text.replace(current, raised));
  const inLock = /("shared-bridge": \{\s+"name": "@billet\/shared-bridge",\s+)"version": "[^"]+"/;
  changes.edit(path.join(root, 'package-lock.json'), (text) => text.replace(inLock, `$1${raised}`));
}

/** Records the contract of the sources in its reports. */
export const recordContract = (root: string): void => run(root, process.execPath, ['scripts/contract.ts']);
