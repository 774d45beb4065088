import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Queries } from '../db/database.ts';
import { type ChangeKind, changeEvents } from '../db/schema/notes.ts';
import { takeUpTo } from './take-up-to.ts';

/** The number of changes of a person's state, by kind. */
export type Versions = Readonly<Record<ChangeKind, number>>;
const noVersions: Versions = { inventory: 0, profile: 0 };

/** Maximum people per query. The others are in the next query. */
const BATCH_SIZE = 1_000;

/** Queries the versions of requested people, one query at a time. Requests during a query are combined into the next. */
export interface VersionLookup {
  lookUp(personIds: Iterable<string>): void;
}

export function makeVersionLookup(queries: Queries, log: Logger, notify: (personId: string, now: Versions) => void): VersionLookup {
  const requested = new Set<string>();
  let isQuerying = false;
  const queryAll = async () => {
    while (requested.size > 0) {
      const ids = takeUpTo(requested.values(), BATCH_SIZE);
      for (const id of ids) requested.delete(id);
      try {
        for (const [id, now] of await readVersions(queries, ids)) notify(id, now);
      } catch (error) {
        log.warn({ err: error }, 'state versions for live streams could not be read');
      }
    }
  };
  return {
    lookUp(personIds) {
      for (const id of personIds) requested.add(id);
      if (isQuerying) return;
      isQuerying = true;
      queryAll().finally(() => {
        isQuerying = false;
      });
    },
  };
}

async function readVersions(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Versions>> {
  const versions = new Map<string, Versions>(ids.map((id) => [id, noVersions]));
  const rows = await queries
    .select()
    .from(changeEvents)
    .where(eq(changeEvents.userId, sql`ANY(${sql.param(`{${ids.join()}}`)}::uuid[])`));
  for (const { userId, kind, version } of rows) versions.set(userId, { ...noVersions, ...versions.get(userId), [kind]: version });
  return versions;
}
