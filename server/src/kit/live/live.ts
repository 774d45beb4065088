import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { makeLooking, type Versions } from './looking.ts';
import { makeRinging } from './ringing.ts';
import { makeSignals } from './signal.ts';
import { takeSome } from './take-some.ts';

export interface Watcher {
  /** The versions of a person's state, now and whenever they may have changed. */
  changed(versions: Versions): void;
  /** Something became of one of their orders, or may have. No row says so: one that were written at a payment would tell who paid. */
  ordered(): void;
}

/** Live news: watchers learn of changes, made in this process or in another. Who is named by a transaction is told by itself, at its commit. */
export interface Live {
  /** Rings whether anything changed or not; many calls close together become one signal. */
  wake(): void;
  /** Call it after a commit outside of our transactions that changed something of this person. */
  changed(userId: string): void;
  /** The same where nobody knows whose: everybody who watches is looked up. */
  changedSomewhere(): void;
  /** Call it after a commit that changed an order of this person. Nothing repeats it: who misses it asks for the order. */
  tellOrder(userId: string): void;
  /** Gives the way to stop. */
  watch(userId: string, watcher: Watcher): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'billet_change';
/** The backup for signals that were lost, in turns of so many people at least. */
const POLL_MS = 5_000;
const POLLED = 1_000;
const TURNS = 12;

/** `hears`: whether anybody can watch in this process; one that has no streams only tells. */
export async function makeLive(db: Database, log: Logger, sealKey: string, hears = true): Promise<Live> {
  const signals = makeSignals(sealKey);
  const watchers = new Map<string, Set<Watcher>>();
  const { look } = makeLooking(db.app, log, (id, now) => {
    for (const watcher of watchers.get(id) ?? []) watcher.changed(now);
  });
  const ringing = makeRinging((payload) => db.app.$client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]), signals, log);
  db.changes.listen((people) => {
    for (const id of people) ringing.changed(id);
  });

  const hear = (payload: string) => {
    const { changed, ordered, isOpen } = signals.open(payload);
    for (const id of ordered) tellOrdered(watchers.get(id));
    look(isOpen ? watchers.keys() : changed.filter((id) => watchers.has(id)));
  };
  // a connection that was lost may have missed anything
  const hearAgain = () => {
    for (const own of watchers.values()) tellOrdered(own);
    look(watchers.keys());
  };
  const listening = hears ? await db.signals.listen(CHANNEL, hear, hearAgain) : null;
  let turn = watchers.keys();
  const lookInTurn = () => {
    const most = Math.max(POLLED, Math.ceil(watchers.size / TURNS));
    const some = takeSome(turn, most);
    if (some.length < most) turn = watchers.keys();
    look(some);
  };
  const poll = hears ? setInterval(lookInTurn, POLL_MS) : null;

  return {
    wake: ringing.ring,
    changed: ringing.changed,
    changedSomewhere: ringing.changedSomewhere,
    tellOrder: ringing.ordered,
    watch(userId, watcher) {
      const own = watchers.get(userId) ?? new Set();
      watchers.set(userId, own.add(watcher));
      look([userId]);
      return () => {
        own.delete(watcher);
        if (own.size === 0 && watchers.get(userId) === own) watchers.delete(userId);
      };
    },
    async close() {
      ringing.stop();
      if (poll) clearInterval(poll);
      await listening?.unlisten();
    },
  };
}

function tellOrdered(own: Iterable<Watcher> = []): void {
  for (const watcher of own) watcher.ordered();
}
