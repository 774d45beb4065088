// npm test -- load [part… name=value…]: measures the server compared with baseline routes, with a large database, with many open streams,
// and with everybody at once (docs/server-bench.md).
import path from 'node:path';
import { linesOf } from './kit/figures.ts';
import { writeRecord } from './kit/record.ts';
import { measureAll, partNames } from './parts/measure.ts';
import { deploy } from './stage/deployment.ts';
import { readWords } from './words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => console.error(`bench: ${line}`);
const { wish, named, tree, to } = readWords(process.argv.slice(2), { tree: root, to: path.join(root, '.bench/server.json') });

// child processes end with this one, even if it is interrupted
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
const deployment = await deploy(tree, wish, say);
try {
  const found = await measureAll(deployment, wish, named.length > 0 ? named : partNames, say);
  for (const line of linesOf(found.figures)) console.log(line);
  writeRecord(to, tree, found);
  say(`all of it is in ${path.relative(process.cwd(), to)}`);
} finally {
  await deployment.close();
}
