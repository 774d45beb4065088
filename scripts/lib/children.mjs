// Child processes that end with this process.
import { spawn } from 'node:child_process';

const STOP_WITHIN = 8_000;
const isGroup = process.platform !== 'win32';

/** Signals a child and all of its descendants. */
function signalAll(child, signal) {
  try {
    if (isGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // the process has ended already
  }
}

/**
 * Runs commands, each in its own process group, so that Ctrl-C in the terminal only reaches this process, which forwards it once. `run`
 * resolves with the exit code, but never after `stop` was called. `stop` resolves when all processes have ended.
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
