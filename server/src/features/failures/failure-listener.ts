import type { Deps } from '../../kit/deps.ts';
import type { ReadRelease } from '../../kit/release.ts';
import type { Counter } from './counter.ts';
import { Lines } from './lines.ts';
import { storeCounts } from './store-counts.ts';
import { Tally } from './tally.ts';

/** Milliseconds for which events are collected before they are stored. */
const GATHERING = { local: 200, production: 5_000 };

type ListenerDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log'>;

export interface FailureListener {
  /** `telegramId`: the user of valid init data sent with the events; otherwise null. */
  record(events: readonly Counter[], telegramId: number | null): Promise<void>;
  /** Stores the collected events. */
  close(): Promise<void>;
}

/** Counts reported events in memory and stores the counts at intervals. */
export function createFailureListener(deps: ListenerDeps, readRelease: ReadRelease): FailureListener {
  const [tally, lines] = [new Tally(), new Lines(deps)];
  const gathering = deps.config.isLocal ? GATHERING.local : GATHERING.production;
  let written = Promise.resolve();
  const write = () => {
    written = written.then(() => writeDown(deps, tally, lines));
    return written;
  };
  const logTimer = makeTimer(() => logFailures());
  const logFailures = () => logTimer.start(lines.tell());
  const writeTimer = makeTimer(() => void write().then(writeLater));
  const writeLater = () => {
    if (!tally.isEmpty) writeTimer.start(gathering);
    logFailures();
  };
  return {
    async record(events, telegramId) {
      const release = await readRelease();
      for (const event of events) tally.add(release, event, telegramId, deps.clock.real());
      if (!tally.isEmpty) writeTimer.start(gathering);
    },
    async close() {
      writeTimer.end();
      logTimer.end();
      await write();
      lines.tell();
    },
  };
}

async function writeDown(deps: ListenerDeps, tally: Tally, lines: Lines): Promise<void> {
  if (tally.isEmpty) return;
  const counts = tally.takeCounts();
  try {
    await storeCounts(deps, counts);
    lines.add(counts.counted);
  } catch (err) {
    deps.log.warn({ err }, 'failures of remotes could not be counted yet');
    tally.restoreCounts(counts);
  }
}

/** A single unref'd timer. Ignores 0 ms, and any start after the end. */
function makeTimer(work: () => void) {
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  return {
    start(ms: number) {
      if (isOver || ms === 0) return;
      timer ??= setTimeout(() => {
        timer = null;
        work();
      }, ms).unref();
    },
    end() {
      isOver = true;
      if (timer) clearTimeout(timer);
    },
  };
}
