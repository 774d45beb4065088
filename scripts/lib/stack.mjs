// Runs the product on one machine: the simulator, then the server. Used by start, dev and the end-to-end suite.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedEnvironment, pinnedNode, root } from './install.mjs';
import { portFault } from './ports.mjs';
import { answers, waitUntilReady } from './waiting.mjs';

const STOP_WITHIN = 4_500;

/**
 * Starts a part of the stack. The part stops when its IPC channel closes, which happens however this process ends. `ended` resolves with
 * the exit code and the last line of standard error.
 */
function startPart(file, env, output) {
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', path.join(root, file)], {
    cwd: root,
    env: pinnedEnvironment(env),
    stdio: ['ignore', output, 'pipe', 'ipc'],
  });
  let lastLine = '';
  child.stderr.on('data', (chunk) => {
    if (output === 'inherit') process.stderr.write(chunk);
    lastLine = String(chunk).trim().split('\n').at(-1) || lastLine;
  });
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), lastLine, how: signal ?? `exit code ${code}` })),
  );
  let isGone = false;
  ended.then(() => (isGone = true));
  return {
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

const printError = (line) => console.error(`billet: ${line}`);

/**
 * Starts simulator and server and waits until both answer. Waits as long as both run, and prints every 15 s what it waits for. If a port is
 * taken or a part ends, stops everything, prints the reason in one line, and throws that line. `withSimulator: false` starts no simulator,
 * for a real messenger.
 */
export async function startStack({ port, simulatorPort, withSimulator = true, env = {}, output = 'inherit' }) {
  const settings = { PORT: String(port), SIMULATOR_PORT: String(simulatorPort), ...env };
  const parts = [];
  /** Stops the server first: without the simulator it would report a lost messenger. */
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
  };
  const fail = async (line) => {
    await stop();
    printError(line);
    throw new Error(line);
  };
  const start = async (name, file, url) => {
    const part = startPart(file, settings, output);
    parts.push(part);
    const end = await waitUntilReady({
      name,
      isReady: () => answers(url),
      ended: Promise.race(parts.map(({ ended }) => ended)),
      printLine: printError,
    });
    if (end !== null)
      await fail(`${name} ended with ${end.how} before it was ready${end.lastLine && `: ${end.lastLine.replace(/^billet: /, '')}`}`);
  };
  const fault = await portFault({ PORT: port, ...(withSimulator ? { SIMULATOR_PORT: simulatorPort } : {}) });
  if (fault !== null) await fail(fault);
  if (withSimulator) await start('the simulator', 'simulator/src/main.ts', `http://127.0.0.1:${simulatorPort}/people`);
  await start('the server', 'server/src/app/main.ts', `http://127.0.0.1:${port}/healthz`);
  return { stop, ended: Promise.race(parts.map((part) => part.ended)).then(({ code }) => code) };
}
