// npm run dev: everything with hot reload. Server and messenger run as in `npm start`; host and remotes come from
// development servers, and the messenger opens the app from the host's.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { giveUp, installLocked, pinnedEnvironment, pinnedNode, requireNode, root, say } from './lib/install.mjs';
import { whenOrphaned } from './lib/parents.mjs';

const HOST_PORT = 3000;
const folders = ['host', 'remote-share', 'remote-inbox', 'remote-send'];

process.chdir(root);
requireNode();
installLocked(root, 'packages (about half a minute the first time)');
const { startStack } = await import('./lib/stack.mjs');
const port = Number(process.env.PORT ?? 8080);
const simulatorPort = Number(process.env.SIMULATOR_PORT ?? 8081);
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

const servers = [];
let stack;
let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const server of servers) server.kill('SIGTERM');
  await stack?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
whenOrphaned(() => stop(1));

try {
  stack = await startStack({ port, simulatorPort, env: { APP_PORT: String(HOST_PORT) } });
} catch {
  process.exit(1);
}
for (const folder of folders) {
  const server = serve(folder);
  server.on('exit', (code) => {
    if (!isStopping) say(`the development server of ${folder} ended`);
    stop(code || 1);
  });
  servers.push(server);
}
await Promise.all(folders.map((_, index) => answers(`http://localhost:${HOST_PORT + index}/${index ? 'federated/remoteEntry.js' : ''}`)));
say(`ready: open http://localhost:${simulatorPort}; an edit shows at once (Ctrl-C stops everything)`);
await stop((await stack.ended) || 1);
