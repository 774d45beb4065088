import { inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { type ChangeKind, changeEvents } from '../db/schema/notes.ts';

/** How often a person's state changed, by kind. */
export type Versions = Readonly<Record<ChangeKind, number>>;
export const noVersions: Versions = { inventory: 0, order: 0, profile: 0 };

/** Live news: watchers learn of changes, made in this process or in another. */
export interface Live {
  /** Call it after a commit that announced a change; many calls close together become one signal. */
  wake(): void;
  /** Tells the versions of a person's state now and whenever they may have changed; returns the way to stop. */
  watch(userId: string, tell: (versions: Versions) => void): () => void;
  close(): Promise<void>;
}

/** Says that something happened, never to whom: everybody who can connect may listen. */
const CHANNEL = 'billet_change';
const COALESCE_MS = 50;
/** The backup for signals that were lost. */
const POLL_MS = 5_000;

export async function makeLive(db: Database, log: Logger): Promise<Live> {
  const watchers = new Map<string, Set<(versions: Versions) => void>>();
  let signal: NodeJS.Timeout | null = null;
  let look: NodeJS.Timeout | null = null;

  const lookSoon = () => {
    look ??= setTimeout(() => {
      look = null;
      tellWatchers(db, watchers).catch((error: unknown) => log.warn({ err: error }, 'live look failed'));
    }, COALESCE_MS);
  };
  const notify = () => {
    signal = null;
    db.app.$client.notify(CHANNEL, '').catch((error: unknown) => log.warn({ err: error }, 'live signal failed'));
  };
  const listening = await db.app.$client.listen(CHANNEL, lookSoon, lookSoon);
  const poll = setInterval(lookSoon, POLL_MS);

  return {
    wake() {
      signal ??= setTimeout(notify, COALESCE_MS);
    },
    watch(userId, tell) {
      const own = watchers.get(userId) ?? new Set();
      watchers.set(userId, own.add(tell));
      lookSoon();
      return () => {
        own.delete(tell);
        if (own.size === 0 && watchers.get(userId) === own) watchers.delete(userId);
      };
    },
    async close() {
      for (const timer of [signal, look, poll]) if (timer) clearTimeout(timer);
      await listening.unlisten();
    },
  };
}

async function tellWatchers(db: Database, watchers: ReadonlyMap<string, ReadonlySet<(versions: Versions) => void>>): Promise<void> {
  const ids = [...watchers.keys()];
  if (ids.length === 0) return;
  const rows = await db.app.select().from(changeEvents).where(inArray(changeEvents.userId, ids));
  const versions = new Map<string, Versions>(ids.map((id) => [id, noVersions]));
  for (const { userId, kind, version } of rows) versions.set(userId, { ...noVersions, ...versions.get(userId), [kind]: version });
  for (const [id, now] of versions) for (const tell of watchers.get(id) ?? []) tell(now);
}
