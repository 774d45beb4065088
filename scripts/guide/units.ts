import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from '../lib/install.mjs';

/** Checks the unit files with systemd. Ignores a missing ExecStart or EnvironmentFile, which depends on the machine. Throws the faults. */
export function checkUnits(): string {
  const units = globSync('deploy/systemd/*.service', { cwd: root });
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { cwd: root, encoding: 'utf8' });
  if (error) return 'not run: systemd-analyze is not installed, so systemd did not check the unit files';
  const faults = stderr
    .split('\n')
    .filter((line) => line.includes('billet') && !/is not executable|Failed to (?:create|prepare)/.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `ok   systemd finds no fault in ${units.length} units`;
}
