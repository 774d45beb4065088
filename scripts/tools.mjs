// node scripts/tools.mjs scripts/check.ts: installs the tools of check and test if they are missing or the lock file changed, then runs
// the script on the pinned Node. A shell would start the second of two commands on the Node that it found before the installation.
import { spawnSync } from 'node:child_process';
import { installPackages, pinnedEnvironment, pinnedNode } from './lib/install.mjs';

installPackages();
const { status } = spawnSync(pinnedNode(), process.argv.slice(2), { stdio: 'inherit', env: pinnedEnvironment() });
process.exitCode = status ?? 1;
