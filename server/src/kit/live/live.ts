import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { makeChangeNotifier } from './change-notifier.ts';
import { makeSignals } from './signal.ts';
import { takeUpTo } from './take-up-to.ts';
import { makeVersionLookup, type Versions } from './version-lookup.ts';

export interface Watcher {
  /** The versions of a person's state, initially and whenever they may have changed. */
  changed(versions: Versions): void;
  /** One of their orders changed, or may have. There is no row for this: a row written at a payment would reveal the payer. */
  orderChanged(): void;
}

/**
 * Live updates: watchers are notified of changes made in this or another process. People named in a transaction are notified at its commit.
 */
export interface Live {
  /** Sends a signal, even without a change. Calls in quick succession are combined into one signal. */
  sendSignal(): void;
  /** Call it after a commit outside our transactions that changed something for this person. */
  announceChange(userId: string): void;
  /** The same for an unknown person: the state of all watched people is queried. */
  announceUnknownChange(): void;
  /** Call it after a commit that changed an order of this person. The event is not repeated: a client that misses it polls the order. */
  announceOrderChange(userId: string): void;
  /** Returns a function that stops watching. */
  watch(userId: string, watcher: Watcher): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'billet_change';
/** Milliseconds. Fallback for lost signals: every interval queries at least MIN_POLLED_PEOPLE in turn. */
const POLL_MS = 5_000;
const MIN_POLLED_PEOPLE = 1_000;
const TURNS = 12;

/** `listens`: whether this process can have watchers. A process without streams only sends signals. */
export async function makeLive(db: Database, log: Logger, sealKey: string, listens = true): Promise<Live> {
  const signals = makeSignals(sealKey);
  const watchers = new Map<string, Set<Watcher>>();
  const { lookUp } = makeVersionLookup(db.app, log, (id, now) => {
    for (const watcher of watchers.get(id) ?? []) watcher.changed(now);
  });
  const notifier = makeChangeNotifier((payload) => db.app.$client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]), signals, log);
  db.changes.listen((people) => {
    for (const id of people) notifier.addChange(id);
  });

  const onSignal = (payload: string) => {
    const { changed, ordered, hasUnknown } = signals.open(payload);
    for (const id of ordered) notifyOfOrder(watchers.get(id));
    lookUp(hasUnknown ? watchers.keys() : changed.filter((id) => watchers.has(id)));
  };
  // signals may have been missed while the connection was lost
  const onReconnect = () => {
    for (const watchersOfUser of watchers.values()) notifyOfOrder(watchersOfUser);
    lookUp(watchers.keys());
  };
  const listening = listens ? await db.signals.listen(CHANNEL, onSignal, onReconnect) : null;
  let turn = watchers.keys();
  const pollNext = () => {
    const limit = Math.max(MIN_POLLED_PEOPLE, Math.ceil(watchers.size / TURNS));
    const people = takeUpTo(turn, limit);
    if (people.length < limit) turn = watchers.keys();
    lookUp(people);
  };
  const poll = listens ? setInterval(pollNext, POLL_MS) : null;

  return {
    sendSignal: notifier.schedule,
    announceChange: notifier.addChange,
    announceUnknownChange: notifier.addUnknownChange,
    announceOrderChange: notifier.addOrderChange,
    watch(userId, watcher) {
      const watchersOfUser = watchers.get(userId) ?? new Set();
      watchers.set(userId, watchersOfUser.add(watcher));
      lookUp([userId]);
      return () => {
        watchersOfUser.delete(watcher);
        if (watchersOfUser.size === 0 && watchers.get(userId) === watchersOfUser) watchers.delete(userId);
      };
    },
    async close() {
      notifier.stop();
      if (poll) clearInterval(poll);
      await listening?.unlisten();
    },
  };
}

function notifyOfOrder(watchersOfUser: Iterable<Watcher> = []): void {
  for (const watcher of watchersOfUser) watcher.orderChanged();
}
