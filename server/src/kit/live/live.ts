import { inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { type ChangeKind, changeEvents } from '../db/schema/notes.ts';
import { MOST_NAMED, makeSignals } from './signal.ts';

/** How often a person's state changed, by kind. */
export type Versions = Readonly<Record<ChangeKind, number>>;
export const noVersions: Versions = { inventory: 0, profile: 0 };

export interface Watcher {
  /** The versions of a person's state, now and whenever they may have changed. */
  changed(versions: Versions): void;
  /** Something became of one of their orders, or may have. No row says so: one that were written at a payment would tell who paid. */
  ordered(): void;
}

/** Live news: watchers learn of changes, made in this process or in another. */
export interface Live {
  /** Call it after a commit that announced a change; many calls close together become one signal. */
  wake(): void;
  /** Call it after a commit that changed an order of this person. Nothing repeats it: who misses it asks for the order. */
  tellOrder(userId: string): void;
  /** Gives the way to stop. */
  watch(userId: string, watcher: Watcher): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'billet_change';
const COALESCE_MS = 50;
/** The backup for signals that were lost. */
const POLL_MS = 5_000;

export async function makeLive(db: Database, log: Logger, sealKey: string): Promise<Live> {
  const signals = makeSignals(sealKey);
  const watchers = new Map<string, Set<Watcher>>();
  const payers = new Set<string>();
  let signal: NodeJS.Timeout | null = null;
  let look: NodeJS.Timeout | null = null;

  let begun = 0;
  let told = 0;
  const tellNews = async () => {
    const number = ++begun;
    const versions = await readVersions(db, [...watchers.keys()]);
    // a later look has told newer ones: a version that falls means a deleted account, and ends a stream
    if (number < told) return;
    told = number;
    for (const [id, now] of versions) for (const watcher of watchers.get(id) ?? []) watcher.changed(now);
  };
  const lookSoon = () => {
    look ??= setTimeout(() => {
      look = null;
      tellNews().catch((error: unknown) => log.warn({ err: error }, 'live look failed'));
    }, COALESCE_MS);
  };
  const notify = () => {
    signal = null;
    const named = [...payers].slice(0, MOST_NAMED);
    for (const id of named) payers.delete(id);
    db.app.$client.notify(CHANNEL, signals.seal(named)).catch((error: unknown) => log.warn({ err: error }, 'live signal failed'));
    // one at a time: two would say that they are about payments
    if (payers.size > 0) wake();
  };
  const wake = () => {
    signal ??= setTimeout(notify, COALESCE_MS);
  };
  const hear = (payload: string) => {
    for (const id of signals.open(payload)) tellOrdered(watchers.get(id));
    lookSoon();
  };
  // a connection that was lost may have missed anything
  const hearAgain = () => {
    for (const own of watchers.values()) tellOrdered(own);
    lookSoon();
  };
  const listening = await db.app.$client.listen(CHANNEL, hear, hearAgain);
  const poll = setInterval(lookSoon, POLL_MS);

  return {
    wake,
    tellOrder(userId) {
      payers.add(userId);
      wake();
    },
    watch(userId, watcher) {
      const own = watchers.get(userId) ?? new Set();
      watchers.set(userId, own.add(watcher));
      lookSoon();
      return () => {
        own.delete(watcher);
        if (own.size === 0 && watchers.get(userId) === own) watchers.delete(userId);
      };
    },
    async close() {
      for (const timer of [signal, look, poll]) if (timer) clearTimeout(timer);
      await listening.unlisten();
    },
  };
}

function tellOrdered(own: Iterable<Watcher> = []): void {
  for (const watcher of own) watcher.ordered();
}

async function readVersions(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Versions>> {
  const versions = new Map<string, Versions>(ids.map((id) => [id, noVersions]));
  if (ids.length === 0) return versions;
  const rows = await db.app.select().from(changeEvents).where(inArray(changeEvents.userId, ids));
  for (const { userId, kind, version } of rows) versions.set(userId, { ...noVersions, ...versions.get(userId), [kind]: version });
  return versions;
}
