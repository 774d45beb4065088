// npm test -- load [--quick]: measures the hot calls beside bare routes, and everybody at once (docs/server-bench.md).
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { deploy } from './deployment.ts';
import { lineOf } from './figures.ts';
import { measureAll, quick, record } from './measure.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const options = values.quick ? quick : record;
console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}; ${JSON.stringify(options)}`);
// child processes end with this one, even if it is interrupted
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
const deployment = await deploy(options);
try {
  for (const figure of await measureAll(deployment, options)) console.log(lineOf(figure));
} finally {
  await deployment.close();
}
