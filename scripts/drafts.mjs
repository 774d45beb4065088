// npm run drafts [-- --runs=2000 --seed=1]: the tests that play random sequences against everything that keeps what is typed, as long as one likes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { installPackages, pinnedEnvironment, pinnedNode, root } from './lib/install.mjs';

installPackages();
const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } } });
const { status } = spawnSync(pinnedNode(), ['node_modules/@rstest/core/bin/rstest.js', 'run', 'never-lost'], {
  cwd: root,
  stdio: 'inherit',
  env: pinnedEnvironment({ DRAFT_RUNS: values.runs, DRAFT_SEED: values.seed }),
});
process.exitCode = status ?? 1;
