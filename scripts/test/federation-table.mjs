// Runs after `npm test -- federation`: prints the times that its tests measured as a table and writes them to .bench/federation.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [report] = process.argv.slice(2);
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const specs = existsSync(report) ? specsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
const annotated = (type) => annotations.filter((each) => each.type === type).map(({ description }) => JSON.parse(description));
const cells = annotated('measured').sort((one, other) => one.n - other.n);
const clock = annotated('clock');
mkdirSync('.bench', { recursive: true });
writeFileSync(path.join('.bench', 'federation.json'), `${JSON.stringify({ cells, clock }, null, 2)}\n`);

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const range = (times) => `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))} s`;
console.log('| case | file | what | code | places | message after | recovered after |\n| --- | --- | --- | --- | --- | --- | --- |');
for (const group of Map.groupBy(cells, ({ n, kind, what }) => `${n} ${kind} ${what}`).values()) {
  const [{ n, kind, what, code }] = group;
  const times = [group.map(({ shownAfter }) => shownAfter), group.map(({ recoveredAfter }) => recoveredAfter)].map(range);
  console.log(`| ${[n, kind, what, code, group.length, ...times].join(' | ')} |`);
}
for (const { remote, released, rolledBack } of clock) console.log(`${remote}: released in ${released} s, rolled back in ${rolledBack} s`);
