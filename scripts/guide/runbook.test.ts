import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { eventsIn, eventsOf } from './log-events.ts';

const root = path.resolve(import.meta.dirname, '../..');
const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8');
const rules = readFileSync(path.join(root, 'deploy/prometheus-rules/alerts.yaml'), 'utf8');
const alerts = Array.from(rules.matchAll(/^ +- alert: (\w+)$/gm), ([, name = '']) => name);
const rows = runbook
  .slice(runbook.indexOf('## Log events'))
  .split('\n')
  .filter((line) => line.startsWith('| `'));
const listed = rows.flatMap((row) => Array.from((row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g), ([, text = '']) => text));

test('[OPS-10] the runbook lists every warning, error and named event that the server logs, and no other', () => {
  expect(eventsOf(root).length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual(eventsOf(root).toSorted());
});

test('[OPS-10] the runbook has a section for every alert, and every alert names its section', () => {
  expect(alerts.length).toBeGreaterThan(10);
  const sections = Array.from(runbook.matchAll(/^### (\w+)$/gm), ([, name = '']) => name);
  expect(sections.toSorted()).toEqual(alerts.toSorted());
  const links = Array.from(rules.matchAll(/runbook: docs\/runbook\.md#(\w+)/g), ([, name = '']) => name);
  expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
});

test('[OPS-10] the runbook says for every alert and log event what to do', () => {
  expect(rows.filter((row) => row.split(/(?<!\\)\|/).filter((cell) => cell.trim() !== '').length !== 3)).toEqual([]);
});

test('[OPS-10] the alert rules are valid for Prometheus and only use metrics that the server has', () => {
  const config = readFileSync(path.join(root, 'deploy/prometheus.yaml'), 'utf8');
  const [, file = ''] = /rule_files: \[(\S+)\]/.exec(config) ?? [];
  expect(existsSync(path.join(root, 'deploy', file))).toBe(true);
  const sources = globSync('server/src/{kit,app}/metrics/*.ts', { cwd: root }).map((each) => readFileSync(path.join(root, each), 'utf8'));
  const known = new Set(sources.join('\n').match(/billet_[a-z_]+/g));
  const asked = new Set(rules.match(/billet_[a-z_]+/g));
  expect([...asked].filter((name) => !known.has(name.replace(/_(count|bucket|sum)$/, '')))).toEqual([]);
});

test('[OPS-10] eventsIn finds the texts of warnings and errors, also in conditional expressions, and ignores info messages', () => {
  const source = `log.warn({ err, kind: 'a b' }, isLate ? 'it is late' : 'it is early, by (far)');
    deps.log.error('alone, it stands'); log.info({ id }, 'no news');
    log[isBehind ? 'warn' : 'info'](isBehind ? 'updates wait' : 'none waits'); logThrottled('file_damaged', { a }); log.error({ event: 'one_event' });`;
  expect(eventsIn(source)).toEqual([
    'file_damaged',
    'one_event',
    'it is late',
    'it is early, by (far)',
    'alone, it stands',
    'updates wait',
    'none waits',
  ]);
});
