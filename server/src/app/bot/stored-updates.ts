import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { anyOf, listOf } from '../../kit/db/any-of.ts';
import { ask } from '../../kit/db/ask.ts';
import { updates } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { MOST_ATTEMPTS } from '../../kit/retention/rules.ts';
import { keyFor, NONCE } from '../../kit/seal/encrypt.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

const HOUR = 3_600_000;

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const keyOf = ({ config }: Pick<Deps, 'config'>) => keyFor(config.sealKey, 'money.updates');

/** An update as it is stored: sealed, since it says who wrote, to whom and who paid. */
export function sealUpdate(deps: Pick<Deps, 'config'>, update: Update): Buffer {
  return sealJson(keyOf(deps), update);
}

/** Its id in our table. The messenger's own counts on, and would tell what came after what. */
export function updateMark({ config }: Pick<Deps, 'config'>, updateId: number): Buffer {
  return keyedHash(config.sealKey, JSON.stringify(['update', updateId]));
}

/** Writes updates down. Gives the ones that were new: what the messenger sends again is not handled again. */
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

/** An update that was neither finished nor has failed, and how it is sealed now. */
export interface Left {
  readonly id: string;
  readonly seal: string;
}

/** More than are ever in work at once. */
const MOST_LEFT = 10_000;

/** The nonce of what is sealed tells whether it was sealed anew. Ids and seals are in hexadecimal. */
const LEFT = `
  SELECT encode(id, 'hex') AS id, encode(substr(body, 1, ${NONCE}), 'hex') AS seal FROM money.updates
   WHERE body IS NOT NULL AND attempts = 0 LIMIT ${MOST_LEFT}`;

/** What was stored and neither finished nor failed yet: it is in work somewhere, or a crash came in between. */
export function leftUpdates({ db }: Pick<Deps, 'db'>): Promise<readonly Left[]> {
  return ask<Left>(db.app, LEFT, []);
}

/** How many are taken over, or said to be in work, at once. */
const SOME = 100;

/**
 * Those of what was left that still stand so and may be taken, as the messenger counts: of two who would take one over, one has it. It
 * counts as a failure: what kills whoever handles it must end like what fails.
 */
export async function takeOver(deps: OpenDeps, left: readonly Left[], mayTake: (id: string, update: Update) => boolean): Promise<Update[]> {
  const seals = new Map(left.slice(0, SOME).map(({ id, seal }) => [id, seal]));
  if (seals.size === 0) return [];
  const ids = [...seals.keys()].map((id) => Buffer.from(id, 'hex'));
  const rows = await standing(deps, and(eq(updates.attempts, 0), anyOf(updates.id, ids)));
  const taken: Update[] = [];
  for (const each of rows) {
    const id = each.id.toString('hex');
    const [update] = sealOf(each.body) === seals.get(id) ? await openAll(deps, [each]) : [];
    if (update && mayTake(id, update) && (await take(deps, each, update))) taken.push(update);
  }
  return taken.sort((a, b) => a.update_id - b.update_id);
}

const sealOf = (body: Buffer | null) => body?.subarray(0, NONCE).toString('hex');

/**
 * What failed before, may be tried again and isn't in work here, as the messenger counts. It counts as a failure before it is tried,
 * and of two who would try it one has it.
 */
export async function failedUpdates(
  deps: OpenDeps,
  choose: (failed: readonly Standing[]) => readonly Standing[],
  isInWork: (updateId: number) => boolean,
): Promise<Update[]> {
  const taken: Update[] = [];
  for (const each of choose(await standing(deps, gt(updates.attempts, 0)))) {
    const [update] = await openAll(deps, [each]);
    if (update && !isInWork(update.update_id) && (await take(deps, each, update))) taken.push(update);
  }
  return taken.sort((a, b) => a.update_id - b.update_id);
}

const SEAL = `
  UPDATE money.updates u SET body = n.body FROM unnest($1::bytea[], $2::bytea[]) n (id, body) WHERE u.id = n.id AND u.body IS NOT NULL`;

/** Says that updates are still in work: sealed anew they are other bytes, which tell nothing else. */
export async function showAtWork(deps: Pick<Deps, 'db' | 'config'>, inWork: readonly Update[]): Promise<void> {
  for (let from = 0; from < inWork.length; from += SOME) {
    const some = inWork.slice(from, from + SOME);
    await ask(deps.db.app, SEAL, [
      listOf(some.map((each) => updateMark(deps, each.update_id))),
      listOf(some.map((each) => sealUpdate(deps, each))),
    ]);
  }
}

/** Whether it still stood so. */
async function take(deps: OpenDeps, { id, body, attempts }: Standing, update: Update): Promise<boolean> {
  if (!body) return false;
  const taken = await deps.db.app
    .update(updates)
    .set({ body: sealUpdate(deps, update), attempts: attempts + 1 })
    .where(and(eq(updates.id, id), eq(updates.body, body), eq(updates.attempts, attempts)))
    .returning({ id: updates.id });
  return taken.length > 0;
}

type OpenDeps = Pick<Deps, 'db' | 'config' | 'log'>;

/** How an update stands in the database, sealed. */
export type Standing = Pick<typeof updates.$inferSelect, 'id' | 'body' | 'attempts'>;

function standing({ db }: Pick<Deps, 'db'>, which: SQL | undefined): Promise<Standing[]> {
  return db.app
    .select({ id: updates.id, body: updates.body, attempts: updates.attempts })
    .from(updates)
    .where(and(isNotNull(updates.body), lt(updates.attempts, MOST_ATTEMPTS), which))
    .orderBy(updates.attempts)
    .limit(100);
}

async function openAll(deps: OpenDeps, rows: readonly Standing[]): Promise<Update[]> {
  const opened: Update[] = [];
  for (const { id, body } of rows) {
    try {
      if (body) opened.push(openJson(keyOf(deps), body) as Update);
    } catch (err) {
      // it keeps nobody from the others
      deps.log.error({ err }, 'a stored update was sealed with another key');
      await countFailure(deps, eq(updates.id, id));
    }
  }
  return opened.sort((a, b) => a.update_id - b.update_id);
}

export interface Stored {
  readonly update: Update;
  /** Whether this attempt was counted when it was taken. */
  readonly isCounted: boolean;
}

/** Handles a stored update and forgets what it said; one that failed is kept for another attempt. Throws where that can't be written down. */
export async function finishUpdate(
  deps: Pick<Deps, 'db' | 'log' | 'config'>,
  { update, isCounted }: Stored,
  handle: (update: Update) => Promise<void>,
): Promise<void> {
  const { db, log } = deps;
  const isThis = eq(updates.id, updateMark(deps, update.update_id));
  try {
    await handle(update);
    await db.app.update(updates).set({ body: null }).where(isThis);
  } catch (err) {
    log.error({ err, update: update.update_id }, 'update could not be handled');
    if (!isCounted) await countFailure(deps, isThis);
  }
}

async function countFailure({ db }: Pick<Deps, 'db'>, which: SQL): Promise<void> {
  await db.app
    .update(updates)
    .set({ attempts: sql`${updates.attempts} + 1` })
    .where(which);
}
