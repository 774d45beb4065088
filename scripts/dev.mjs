// npm run dev: everything with hot reload. Server and messenger run as in `npm start`; host and remotes come from
// development servers, and the messenger opens the app from the host's.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { giveUp, installPackages, pinnedEnvironment, pinnedNode, requireNode, root, say } from './lib/install.mjs';
import { whenOrphaned } from './lib/parents.mjs';
import { portFault } from './lib/ports.mjs';

/** Development servers by their setting, with its default; release/src/preset/development/ports.ts has them too. */
const servers = [
  { folder: 'host', setting: 'HOST_PORT', port: 3000, file: '' },
  { folder: 'remote-share', setting: 'SHARE_PORT', port: 3001, file: 'federated/remoteEntry.js' },
  { folder: 'remote-inbox', setting: 'INBOX_PORT', port: 3002, file: 'federated/remoteEntry.js' },
  { folder: 'remote-send', setting: 'SEND_PORT', port: 3003, file: 'federated/remoteEntry.js' },
].map(({ port, ...server }) => ({ ...server, port: Number(process.env[server.setting] || port) }));

process.chdir(root);
requireNode();
installPackages();
const { startStack } = await import('./lib/stack.mjs');
const port = Number(process.env.PORT ?? 8080);
const simulatorPort = Number(process.env.SIMULATOR_PORT ?? 8081);
const ports = { ...Object.fromEntries(servers.map(({ setting, port: own }) => [setting, own])), PORT: port, SIMULATOR_PORT: simulatorPort };
const fault = await portFault(ports);
if (fault !== null) giveUp(fault);
const env = pinnedEnvironment({ NODE_ENV: 'development', PORT: String(port), SIMULATOR_PORT: String(simulatorPort) });

/** A development server; it says only what went wrong. */
function serve(folder) {
  const manifest = createRequire(path.join(root, folder, 'package.json')).resolve('@rsbuild/core/package.json');
  const args = ['--disable-warning=ExperimentalWarning', path.join(path.dirname(manifest), 'bin/rsbuild.js'), 'dev', '--log-level', 'warn'];
  return spawn(pinnedNode(), args, { cwd: path.join(root, folder), env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function answers(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

// The simulator's page, art, fonts and texts are served as built.
const build = spawnSync(pinnedNode(), ['scripts/build.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...env, NODE_ENV: 'production' },
});
if (build.status !== 0) giveUp('the build failed; the lines above say why');

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
  process.exit(1);
}
for (const { folder } of servers) {
  const server = serve(folder);
  server.on('exit', (code) => {
    if (!isStopping) say(`the development server of ${folder} ended`);
    stop(code || 1);
  });
  running.push(server);
}
await Promise.all(servers.map(({ port: own, file }) => answers(`http://localhost:${own}/${file}`)));
say(`ready: open http://localhost:${simulatorPort}; an edit shows at once (Ctrl-C stops everything)`);
await stop((await stack.ended) || 1);
