// npm run federation: every failure of a remote's files at every page and dialog, through a real proxy, in real time; writes .bench/federation.json.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, root, say } from './lib/install.mjs';
import { playWhole } from './lib/whole.mjs';

const results = path.join(root, 'node_modules', '.cache', 'test-results', 'federation.json');
const suites = ['details/failure-cases', 'details/versions', 'comings-and-goings', 'details/release', 'details/open-page'];
rmSync(results, { force: true });
const isFine = playWhole(suites, { BILLET_FEDERATION: 'all', PLAYWRIGHT_JSON_OUTPUT_FILE: results });

const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
const annotations = specsOf(JSON.parse(readFileSync(results, 'utf8'))).flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
const told = (type) => annotations.filter((each) => each.type === type).map(({ description }) => JSON.parse(description));
const cells = told('measured').sort((one, other) => one.n - other.n);
mkdirSync('.bench', { recursive: true });
writeFileSync(path.join('.bench', 'federation.json'), `${JSON.stringify({ cells, clock: told('clock') }, null, 2)}\n`);

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const spread = (times) => `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))} s`;
console.log('| case | file | what | code | places | words after | there again after |\n| --- | --- | --- | --- | --- | --- | --- |');
for (const group of Map.groupBy(cells, ({ n, kind, what }) => `${n} ${kind} ${what}`).values()) {
  const [{ n, kind, what, code }] = group;
  const times = [group.map(({ shownAfter }) => shownAfter), group.map(({ recoveredAfter }) => recoveredAfter)].map(spread);
  console.log(`| ${[n, kind, what, code, group.length, ...times].join(' | ')} |`);
}
for (const { remote, released, takenBack } of told('clock'))
  console.log(`${remote}: released in ${released} s, taken back in ${takenBack} s`);
if (!isFine) giveUp('a remote that fails takes more than its own place; the lines above say where');
say('no failure of a remote costs more than its own place');
