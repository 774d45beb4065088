// npm start: installs, builds and runs everything with embedded services, and prints the address to open.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderFault } from './lib/folders.mjs';
import { exitWithError, installPackages, pinnedEnvironment, pinnedNode, printLine, requireNode, root } from './lib/install.mjs';
import { whenOrphaned } from './lib/parents.mjs';
import { portFault } from './lib/ports.mjs';

process.chdir(root);
requireNode();
if (existsSync('.env')) process.loadEnvFile('.env');
const isLocal = (process.env.BILLET_ENV || 'local') === 'local';
const port = Number(process.env.PORT || 8080);
const simulatorPort = Number(process.env.SIMULATOR_PORT || 8081);
const metricsPort = process.env.METRICS_PORT;
const ports = { PORT: port, ...(isLocal && { SIMULATOR_PORT: simulatorPort }), ...(metricsPort && { METRICS_PORT: Number(metricsPort) }) };
const fault = (await portFault(ports)) ?? folderFault(root, process.env);
if (fault !== null) exitWithError(fault);
installPackages({ onlyToRun: true });

const { startStack } = await import('./lib/stack.mjs');

const run = (file) => spawnSync(pinnedNode(), [file], { stdio: ['ignore', 'inherit', 'inherit'], env: pinnedEnvironment() });
// invalid settings are reported before the build, which takes long
const settings = run(path.join('server', 'src', 'app', 'maintenance', 'check.ts'));
if (settings.status !== 0) process.exit(1);

printLine('building what changed');
const build = run(path.join('scripts', 'build.ts'));
if (build.signal) exitWithError(`the build was killed by ${build.signal}`);
if (build.status !== 0) exitWithError('the build failed; the lines above say why');

printLine('starting');
let stack;
let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  if (stack) printLine('stopping');
  await stack?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
whenOrphaned(() => stop(1));

try {
  const env = isLocal ? { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' } : {};
  stack = await startStack({ port, simulatorPort, withSimulator: isLocal, env });
} catch {
  // startStack has printed the reason
  process.exit(1);
}
if (isLocal) printLine(`ready: open http://localhost:${simulatorPort} (Ctrl-C stops everything)`);
else printLine(`ready on port ${port} (Ctrl-C stops everything)`);
const code = await stack.ended;
if (!isStopping) console.error(`billet: the product ended with exit code ${code}; the lines above say why`);
await stop(code || 1);
