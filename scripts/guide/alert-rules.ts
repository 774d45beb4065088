import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

const cache = path.join(root, 'node_modules/.cache/guide/promtool');

/** promtool: the machine's own, else out of Debian's package, which is unpacked into a cache and not installed. Null where neither is there. */
function findPromtool(): string | null {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool';
  const file = path.join(cache, 'usr/bin/promtool');
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  spawnSync('apt-get', ['download', '-qq', 'prometheus'], { cwd: cache, stdio: 'ignore' });
  const [archive] = globSync('prometheus_*.deb', { cwd: cache });
  if (archive) spawnSync('dpkg', ['-x', archive, cache], { cwd: cache });
  return existsSync(file) ? file : null;
}

/** Has promtool check the Prometheus configuration and play the tests of the alert rules. Returns the line to print; throws what promtool says. */
export function proveAlertRules(): string {
  const promtool = findPromtool();
  if (promtool === null)
    return "promtool is not here and Debian's package can't be fetched: the alert rules were compared by their names only";
  const words = [
    ['check', 'config', 'deploy/prometheus.yaml'],
    ['test', 'rules', 'deploy/prometheus-rules/alerts.test.yaml'],
  ];
  for (const each of words) {
    const { status, stdout, stderr } = spawnSync(promtool, each, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`promtool ${each.join(' ')}:\n${stdout}${stderr}`);
  }
  return 'promtool accepts the configuration and passes the tests of the alert rules';
}
