// npm run fuzz -w server [-- --requests=50000 --seed=1]: the fuzz of the tests, as long as one likes.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../src/kit/config.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } } });
const { status } = spawnSync(
  process.execPath,
  [path.join(ROOT, 'node_modules/@rstest/core/bin/rstest.js'), 'run', '--project', '@billet/server', 'server/test/fuzz'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed } },
);
process.exitCode = status ?? 1;
