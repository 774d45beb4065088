import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

const cache = path.join(root, 'node_modules/.cache/guide/promtool');

/**
 * promtool: the installed one, or the one from Debian's package, unpacked into a cache without installing it. Null if neither is available.
 */
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

/**
 * Checks the Prometheus configuration and runs the tests of the alert rules with promtool. Returns the line to print. Throws promtool's
 * errors.
 */
export function checkAlertRules(): string {
  const promtool = findPromtool();
  if (promtool === null)
    return "not run: promtool is not installed and Debian's package prometheus can't be fetched, so the alert rules were not tested";
  const commands = [
    ['check', 'config', 'deploy/prometheus.yaml'],
    ['test', 'rules', 'deploy/prometheus-rules/alerts.test.yaml'],
  ];
  for (const each of commands) {
    const { status, stdout, stderr } = spawnSync(promtool, each, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`promtool ${each.join(' ')}:\n${stdout}${stderr}`);
  }
  return 'ok   promtool accepts the configuration and passes the tests of the alert rules';
}
