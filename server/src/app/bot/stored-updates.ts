import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { updates } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { MOST_ATTEMPTS } from '../../kit/retention/rules.ts';
import { keyFor } from '../../kit/seal/encrypt.ts';
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

/** Of updates that stand in the database, those that are wanted. */
export type Choose = (updates: readonly Standing[]) => readonly Standing[];

/**
 * What was stored, neither finished nor failed yet, and is nobody's work any more, as `choose` tells: taken over, so that of two who would
 * take it one has it. As the messenger counts.
 */
export async function takeOver(deps: OpenDeps, choose: Choose): Promise<Update[]> {
  const taken: Standing[] = [];
  for (const each of choose(await standing(deps, eq(updates.attempts, 0)))) if (await sealAgain(deps, each)) taken.push(each);
  return openAll(deps, taken);
}

/** What failed before and may be tried again, as the messenger counts: nobody has it in work who hasn't it from here. */
export async function failedUpdates(deps: OpenDeps, choose: Choose): Promise<Update[]> {
  return openAll(deps, choose(await standing(deps, gt(updates.attempts, 0))));
}

/** Says that an update is still in work: sealed anew it is other bytes, which tell nothing else. */
export async function showAtWork({ db, config }: Pick<Deps, 'db' | 'config'>, update: Update): Promise<void> {
  const isInWork = and(eq(updates.id, updateMark({ config }, update.update_id)), isNotNull(updates.body));
  await db.app
    .update(updates)
    .set({ body: sealUpdate({ config }, update) })
    .where(isInWork);
}

/** Whether it still stood so. */
async function sealAgain(deps: OpenDeps, { id, body }: Standing): Promise<boolean> {
  const [update] = await openAll(deps, [{ id, body, attempts: 0 }]);
  if (!update || !body) return false;
  const sealed = await deps.db.app
    .update(updates)
    .set({ body: sealUpdate(deps, update) })
    .where(and(eq(updates.id, id), eq(updates.body, body), eq(updates.attempts, 0)))
    .returning({ id: updates.id });
  return sealed.length > 0;
}

type OpenDeps = Pick<Deps, 'db' | 'config' | 'log'>;

/** How an update stands in the database, sealed. */
export type Standing = Pick<typeof updates.$inferSelect, 'id' | 'body' | 'attempts'>;

function standing({ db }: Pick<Deps, 'db'>, which: SQL): Promise<Standing[]> {
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

/** Handles a stored update and forgets what it said; one that failed is kept for another attempt. Throws where that can't be written down. */
export async function finishUpdate(
  deps: Pick<Deps, 'db' | 'log' | 'config'>,
  update: Update,
  handle: (update: Update) => Promise<void>,
): Promise<void> {
  const { db, log } = deps;
  const isThis = eq(updates.id, updateMark(deps, update.update_id));
  try {
    await handle(update);
    await db.app.update(updates).set({ body: null }).where(isThis);
  } catch (err) {
    log.error({ err, update: update.update_id }, 'update could not be handled');
    await countFailure(deps, isThis);
  }
}

async function countFailure({ db }: Pick<Deps, 'db'>, which: SQL): Promise<void> {
  await db.app
    .update(updates)
    .set({ attempts: sql`${updates.attempts} + 1` })
    .where(which);
}
