import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

/** What systemd itself says of the units, where it is; a machine without the program they start is no fault of theirs. */
export function proveUnits(): readonly string[] {
  const units = globSync('deploy/systemd/*.service', { cwd: root }).map((file) => path.join(root, file.replace('@.', '@8080.')));
  const named = units.map((file) => file.replace('@8080.', '@.'));
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', ...named], { encoding: 'utf8' });
  if (error) return ['systemd is not here: its units were not looked at'];
  const faults = stderr
    .split('\n')
    .filter((line) => line.includes('billet') && !/is not executable|Failed to (?:create|prepare)/.test(line));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [`systemd finds no fault in ${named.length} units`];
}
