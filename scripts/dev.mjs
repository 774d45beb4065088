// npm run dev: everything with hot reload. Server and messenger run as in `npm start`. Host and remotes come from development servers, and
// the messenger opens the app from the host's.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exitWithError, installPackages, pinnedEnvironment, pinnedNode, printLine, requireNode, root } from './lib/install.mjs';
import { whenOrphaned } from './lib/parents.mjs';
import { portFault } from './lib/ports.mjs';
import { answers, waitUntilReady } from './lib/waiting.mjs';
import { defaultPortOf, portSettingOf, remoteFolders } from './lib/workspaces.mjs';

/** The development servers, with the ports that rsbuild-preset/src/development/ports.ts uses too. `file` is requested until it exists. */
const servers = [{ folder: 'host', file: '' }, ...remoteFolders(root).map((folder) => ({ folder, file: 'federated/remoteEntry.js' }))].map(
  (server) => {
    const setting = portSettingOf(server.folder);
    return { ...server, setting, port: Number(process.env[setting] || defaultPortOf(root, server.folder)) };
  },
);

process.chdir(root);
requireNode();
const port = Number(process.env.PORT ?? 8080);
const simulatorPort = Number(process.env.SIMULATOR_PORT ?? 8081);
const ports = { ...Object.fromEntries(servers.map(({ setting, port: own }) => [setting, own])), PORT: port, SIMULATOR_PORT: simulatorPort };
const fault = await portFault(ports);
if (fault !== null) exitWithError(fault);
installPackages();
const { startStack } = await import('./lib/stack.mjs');
const env = pinnedEnvironment({ NODE_ENV: 'development', PORT: String(port), SIMULATOR_PORT: String(simulatorPort) });

/** Starts a development server, which only prints errors. */
function serve(folder) {
  const manifest = createRequire(path.join(root, folder, 'package.json')).resolve('@rsbuild/core/package.json');
  const args = ['--disable-warning=ExperimentalWarning', path.join(path.dirname(manifest), 'bin/rsbuild.js'), 'dev', '--log-level', 'warn'];
  return spawn(pinnedNode(), args, { cwd: path.join(root, folder), env, stdio: ['ignore', 'inherit', 'inherit'] });
}

// The simulator's page, art, fonts and texts are served from the build.
const build = spawnSync(pinnedNode(), ['scripts/build.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...env, NODE_ENV: 'production' },
});
if (build.status !== 0) exitWithError('the build failed; the lines above say why');

const running = [];
let stack;
let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const server of running) server.kill('SIGTERM');
  await stack?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
whenOrphaned(() => stop(1));

try {
  stack = await startStack({ port, simulatorPort, env: { APP_PORT: String(servers[0].port) } });
} catch {
  // startStack has printed the reason
  process.exit(1);
}
/** When one process ends, everything stops, so that "ready" is never printed for a dead server. */
stack.ended.then((code) => {
  if (!isStopping) console.error(`billet: the server or the simulator ended with exit code ${code}; the lines above say why`);
  stop(code || 1);
});
for (const { folder } of servers) {
  const server = serve(folder);
  server.on('exit', (code) => {
    if (!isStopping) console.error(`billet: the development server of ${folder} ended with exit code ${code}`);
    stop(code || 1);
  });
  running.push(server);
}
const ends = await Promise.all(
  servers.map(({ folder, port: own, file }) =>
    waitUntilReady({
      name: `the development server of ${folder}`,
      isReady: () => answers(`http://localhost:${own}/${file}`),
      ended: stack.ended,
      printLine,
    }),
  ),
);
if (ends.every((end) => end === null))
  printLine(`ready: open http://localhost:${simulatorPort}; an edit shows at once (Ctrl-C stops everything)`);
