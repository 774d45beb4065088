import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from '../lib/install.mjs';

/** Has systemd check the unit files. A missing ExecStart or EnvironmentFile is a matter of the machine. Throws the faults it names. */
export function proveUnits(): string {
  const units = globSync('deploy/systemd/*.service', { cwd: root });
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { cwd: root, encoding: 'utf8' });
  if (error) return 'systemd-analyze is not here: the unit files were compared by their text only';
  const faults = stderr
    .split('\n')
    .filter((line) => line.includes('billet') && !/is not executable|Failed to (?:create|prepare)/.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return `systemd finds no fault in ${units.length} units`;
}
