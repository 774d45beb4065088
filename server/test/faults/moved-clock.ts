// Loaded into a server before its own code. Replaces its clock, so that a quarter of an hour can pass at once.
import { promisify } from 'node:util';

/** Timers of at least this many milliseconds follow the moved clock; shorter ones use the machine's time. */
const MIN_MOVED_MS = 4_000;

let ahead = Number(process.env.FAULTS_AHEAD ?? 0);
const realNow = Date.now;
const realPerformance = performance.now.bind(performance);
Date.now = () => realNow() + ahead;
performance.now = () => realPerformance() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget) as Date,
});

interface Waiting {
  readonly due: number;
  readonly fire: () => void;
}
const waiting = new Map<unknown, Waiting>();
const [realSet, realClear] = [setTimeout, clearTimeout];

function setLong(callback: (...args: unknown[]) => void, ms: number, ...args: unknown[]): NodeJS.Timeout {
  const fire = () => {
    realClear(timer);
    waiting.delete(timer);
    callback(...args);
  };
  const timer = realSet(fire, ms);
  waiting.set(timer, { due: Date.now() + ms, fire });
  return timer;
}

const set = (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
  ms !== undefined && ms >= MIN_MOVED_MS ? setLong(callback, ms, ...args) : realSet(callback, ms, ...args);
const clear = (timer?: NodeJS.Timeout) => {
  waiting.delete(timer);
  realClear(timer);
};
globalThis.setTimeout = Object.assign(set, { [promisify.custom]: Reflect.get(realSet, promisify.custom) }) as unknown as typeof setTimeout;
globalThis.clearTimeout = clear as typeof clearTimeout;

process.on('message', (message) => {
  const { to, firesTimers } = message as { to: number; firesTimers: boolean };
  ahead = to;
  if (firesTimers) for (const { due, fire } of [...waiting.values()]) if (due <= Date.now()) fire();
  process.send?.({ to });
});
