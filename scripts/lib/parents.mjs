import { readFileSync } from 'node:fs';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

function parentOf(pid) {
  try {
    // pid (command) state parent …; the command itself may contain brackets
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Calls back once when npm, or the shell between it and this process, has ended. A killed parent sends no signal. */
export function whenOrphaned(callback) {
  if (process.platform !== 'linux') return;
  const above = [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (above.every(isAlive)) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
