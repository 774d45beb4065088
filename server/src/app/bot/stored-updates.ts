import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { anyOf, listOf } from '../../kit/db/any-of.ts';
import { queryPrepared, type Statement } from '../../kit/db/query-prepared.ts';
import { updates } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { MAX_ATTEMPTS } from '../../kit/retention/rules.ts';
import { keyFor, NONCE } from '../../kit/seal/encrypt.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

const HOUR = 3_600_000;

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const keyOf = ({ config }: Pick<Deps, 'config'>) => keyFor(config.sealKey, 'money.updates');

/** An update as stored: sealed, since it names sender, recipient and payer. */
export function sealUpdate(deps: Pick<Deps, 'config'>, update: Update): Buffer {
  return sealJson(keyOf(deps), update);
}

/** The update's id in our table. Telegram's own ids are sequential and would reveal the order. */
export function updateMark({ config }: Pick<Deps, 'config'>, updateId: number): Buffer {
  return keyedHash(config.hashKey, JSON.stringify(['update', updateId]));
}

/** Stores updates and returns the new ones, so that repeated updates are not handled again. */
export async function storeUpdates(deps: StoreDeps, received: readonly Update[]): Promise<Update[]> {
  if (received.length === 0) return [];
  const receivedAt = new Date(Math.ceil(deps.clock.real().getTime() / HOUR) * HOUR);
  const stored = await deps.db.app
    .insert(updates)
    .values(received.map((update) => ({ id: updateMark(deps, update.update_id), body: sealUpdate(deps, update), receivedAt })))
    .onConflictDoNothing()
    .returning({ id: updates.id });
  const fresh = new Set(stored.map(({ id }) => id.toString('hex')));
  return received.filter((update) => fresh.has(updateMark(deps, update.update_id).toString('hex')));
}

/** An unfinished update with its present seal and its number of attempts. */
export interface Unfinished {
  readonly id: string;
  readonly seal: string;
  readonly attempts: number;
}

/** More than can be in work at once. */
const MAX_UNFINISHED = 10_000;

/** The nonce of the sealed body shows whether it was sealed again. Ids and seals are in hexadecimal. */
const UNFINISHED: Statement = {
  name: 'unfinished_updates',
  text: `
  SELECT encode(id, 'hex') AS id, encode(substr(body, 1, ${NONCE}), 'hex') AS seal, attempts FROM money.updates
   WHERE body IS NOT NULL AND attempts < ${MAX_ATTEMPTS} LIMIT ${MAX_UNFINISHED}`,
};

/** Stored updates that are not finished: in work in some process, interrupted by a crash, or failed. */
export function unfinishedUpdates({ db }: Pick<Deps, 'db'>): Promise<readonly Unfinished[]> {
  return queryPrepared<Unfinished>(db.app, UNFINISHED, []);
}

/** Batch size for taking updates and for heartbeats. */
const BATCH_SIZE = 100;

/**
 * Takes the chosen updates that are unchanged and allowed, in Telegram's order, and yields each at once. Of two processes, one gets each
 * update. The attempt is counted before the update is handled, so that one which kills its process is given up like one that fails.
 */
export async function* takeUpdates(
  deps: OpenDeps,
  chosen: readonly Unfinished[],
  mayTake: (id: string, update: Update) => boolean,
): AsyncGenerator<Update> {
  const seals = new Map(chosen.slice(0, BATCH_SIZE).map(({ id, seal }) => [id, seal]));
  if (seals.size === 0) return;
  const ids = [...seals.keys()].map((id) => Buffer.from(id, 'hex'));
  const rows = await deps.db.app
    .select({ id: updates.id, body: updates.body, attempts: updates.attempts })
    .from(updates)
    .where(and(isNotNull(updates.body), lt(updates.attempts, MAX_ATTEMPTS), anyOf(updates.id, ids)));
  const unchanged = rows.filter(({ id, body }) => sealOf(body) === seals.get(id.toString('hex')));
  for (const { row, update } of await openAll(deps, unchanged)) {
    if (mayTake(row.id.toString('hex'), update) && (await take(deps, row, update))) yield update;
  }
}

const sealOf = (body: Buffer | null) => body?.subarray(0, NONCE).toString('hex');

const SEAL: Statement = {
  name: 'seal_updates',
  text: 'UPDATE money.updates u SET body = n.body FROM unnest($1::bytea[], $2::bytea[]) n (id, body) WHERE u.id = n.id AND u.body IS NOT NULL',
};

/** Marks updates as still in work by sealing them again, which changes the bytes and reveals nothing else. */
export async function markInProgress(deps: Pick<Deps, 'db' | 'config'>, inWork: readonly Update[]): Promise<void> {
  for (let from = 0; from < inWork.length; from += BATCH_SIZE) {
    const some = inWork.slice(from, from + BATCH_SIZE);
    await queryPrepared(deps.db.app, SEAL, [
      listOf(some.map((each) => updateMark(deps, each.update_id))),
      listOf(some.map((each) => sealUpdate(deps, each))),
    ]);
  }
}

/** A stored update, still sealed. */
type Row = Pick<typeof updates.$inferSelect, 'id' | 'body' | 'attempts'>;

/** Takes the update unless it has changed; returns whether it did. */
async function take(deps: OpenDeps, { id, body, attempts }: Row, update: Update): Promise<boolean> {
  if (!body) return false;
  const claimed = await deps.db.app
    .update(updates)
    .set({ body: sealUpdate(deps, update), attempts: attempts + 1 })
    .where(and(eq(updates.id, id), eq(updates.body, body), eq(updates.attempts, attempts)))
    .returning({ id: updates.id });
  const isClaimed = claimed.length > 0;
  // If the last attempt kills the process, no one else logs it
  if (isClaimed && attempts + 1 === MAX_ATTEMPTS) deps.log.error({ update: update.update_id }, 'an update is tried for the last time');
  return isClaimed;
}

type OpenDeps = Pick<Deps, 'db' | 'config' | 'log'>;

interface Opened {
  readonly row: Row;
  readonly update: Update;
}

async function openAll(deps: OpenDeps, rows: readonly Row[]): Promise<readonly Opened[]> {
  const opened: Opened[] = [];
  for (const row of rows) {
    try {
      if (row.body) opened.push({ row, update: openJson(keyOf(deps), row.body) as Update });
    } catch (err) {
      // An unreadable update must not block the others
      deps.log.error({ err }, 'a stored update was sealed with another key');
      await countFailure(deps, eq(updates.id, row.id));
    }
  }
  return opened.sort((a, b) => a.update.update_id - b.update.update_id);
}

/** Whether the update is as it was stored: neither finished nor taken by another process. */
export async function isUntouched({ db }: Pick<Deps, 'db'>, mark: Buffer): Promise<boolean> {
  const untouched = and(eq(updates.id, mark), isNotNull(updates.body), eq(updates.attempts, 0));
  const [row] = await db.app.select({ id: updates.id }).from(updates).where(untouched);
  return row !== undefined;
}

/** Stores the outcome: erases the body of a handled update, and counts a failure for a retry. */
export async function writeOutcome({ db }: Pick<Deps, 'db'>, mark: Buffer, outcome: 'handled' | 'failed'): Promise<void> {
  const isThis = eq(updates.id, mark);
  if (outcome === 'failed') await countFailure({ db }, isThis);
  else await db.app.update(updates).set({ body: null }).where(isThis);
}

async function countFailure({ db }: Pick<Deps, 'db'>, which: SQL): Promise<void> {
  await db.app
    .update(updates)
    .set({ attempts: sql`${updates.attempts} + 1` })
    .where(which);
}
