// The running product on one machine: the messenger stand-in, then the server. Used by start, dev and the end-to-end suite.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedEnvironment, pinnedNode, root } from './install.mjs';
import { portFault } from './ports.mjs';

const READY_WITHIN = 60_000;
const STOP_WITHIN = 4_500;

/**
 * A part of the stack. The channel that comes with it closes when we die in whatever way, and the part then stops too.
 * `ended` resolves with the exit code.
 */
function startPart(file, env, output) {
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', path.join(root, file)], {
    cwd: root,
    env: pinnedEnvironment(env),
    stdio: ['ignore', output, output, 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
  let isGone = false;
  ended.then(() => (isGone = true));
  return {
    child,
    ended,
    async stop() {
      if (isGone) return;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
      await ended;
      clearTimeout(late);
    },
  };
}

async function answers(url, part) {
  const until = Date.now() + READY_WITHIN;
  let isGone = false;
  part.ended.then(() => (isGone = true));
  while (!isGone && Date.now() < until) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}

/**
 * Starts simulator and server and waits until both answer.
 * Throws when one of them ends or stays silent, or a port is taken; why has been said by then.
 * `withSimulator: false` leaves the messenger to somebody else (a real one).
 */
export async function startStack({ port, simulatorPort, withSimulator = true, env = {}, output = 'inherit' }) {
  const settings = { PORT: String(port), SIMULATOR_PORT: String(simulatorPort), ...env };
  const parts = [];
  const stop = () => Promise.all(parts.map((part) => part.stop()));
  const start = async (file, url) => {
    const part = startPart(file, settings, output);
    parts.push(part);
    if (await answers(url, part)) return;
    await stop();
    throw new Error(`${file} did not start`);
  };
  const fault = await portFault({ PORT: port, ...(withSimulator ? { SIMULATOR_PORT: simulatorPort } : {}) });
  if (fault !== null) {
    console.error(`billet: ${fault}`);
    throw new Error(fault);
  }
  if (withSimulator) await start('simulator/src/main.ts', `http://127.0.0.1:${simulatorPort}/people`);
  await start('server/src/app/main.ts', `http://127.0.0.1:${port}/healthz`);
  return { stop, ended: Promise.race(parts.map((part) => part.ended)) };
}
