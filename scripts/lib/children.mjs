// What we start and must not leave behind.
import { spawn } from 'node:child_process';

const STOP_WITHIN = 8_000;
const isGroup = process.platform !== 'win32';

/** To a child and all that it started. */
function signalAll(child, signal) {
  try {
    if (isGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // gone already
  }
}

/**
 * Runs commands, each with what it starts in a group of its own: the terminal's Ctrl-C reaches us alone, and we pass it on once.
 * `run` resolves with the exit code, and never once `stop` was called; `stop` resolves when all are gone.
 */
export function makeChildren() {
  const running = new Map();
  let isStopping = false;
  return {
    run(command, args, env, stdio = ['ignore', 'inherit', 'inherit']) {
      const child = spawn(command, args, { stdio, env, detached: isGroup });
      const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
      running.set(child, ended);
      return new Promise((resolve) => {
        ended.then((code) => {
          running.delete(child);
          if (!isStopping) resolve(code);
        });
      });
    },
    async stop() {
      isStopping = true;
      const children = [...running];
      for (const [child] of children) signalAll(child, 'SIGINT');
      const late = setTimeout(() => children.forEach(([child]) => void signalAll(child, 'SIGKILL')), STOP_WITHIN);
      await Promise.all(children.map(([, ended]) => ended));
      clearTimeout(late);
    },
  };
}
