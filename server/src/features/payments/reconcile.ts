import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { charges, cursors } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { STARS, type StarLine } from '../../kit/messenger/messenger.ts';
import { forEachConcurrently } from '../../kit/parallel.ts';
import { fulfil } from './fulfil.ts';
import type { SellingDeps } from './product.ts';
import { type Charge, recordCharge } from './record.ts';
import { recordRefund } from './record-refund.ts';
import { refund } from './refund.ts';
import { notifyOfSetAside } from './set-aside.ts';

/** Another reader of the messenger's list of payments. It may get the same lines again. */
export type NoteLines = (lines: readonly StarLine[]) => Promise<void>;

/**
 * Resumes interrupted payments: unrecorded, recorded but not fulfilled, or not yet refunded. Returns the real time at which it began to
 * read the messenger's list, or null when it could not read the list to its end.
 */
export async function reconcile(deps: SellingDeps, noteLines: NoteLines): Promise<Date | null> {
  const readAt = deps.clock.real();
  const isRead = await findLostPayments(deps, noteLines).catch((err: unknown) =>
    deps.log.warn({ err }, 'the list of payments could not be read'),
  );
  await notifyOfSetAside(deps).catch((err: unknown) => deps.log.warn({ err }, 'payments that were set aside could not be reported'));
  await forEachConcurrently(await unfinished(deps), CONCURRENCY, async ({ id, state }) => {
    const work = state === 'recorded' ? fulfil(deps, id) : refund(deps, id);
    await work.catch((err: unknown) => deps.log.warn({ err, chargeId: id }, 'payment stays unfinished'));
  });
  return isRead ? readAt : null;
}

/** Payments processed in parallel: a slow one does not hold up the others, and all fit into the connection pool. */
const CONCURRENCY = 6;

/** Payments to resume. Of the refunds that wait for the hourly cap, only as many as one hour allows. */
async function unfinished({ db, config }: Deps) {
  const waits = and(eq(charges.state, 'refunding'), eq(charges.isRefundAllowed, false));
  const [ready, waiting] = await Promise.all([
    db.app
      .select()
      .from(charges)
      .where(and(inArray(charges.state, ['recorded', 'refunding']), not(sql`(${waits})`))),
    db.app
      .select()
      .from(charges)
      .where(waits)
      .limit(config.automaticRefundsAnHour + 1),
  ]);
  return [...ready, ...waiting];
}

const LIST = 'star_transactions';
const PAGE = 100;

/** Telegram keeps updates for 24 hours only, but its list of payments has no such limit. Reading continues at the stored position. */
async function findLostPayments(deps: SellingDeps, noteLines: NoteLines): Promise<true> {
  let position = await startOf(deps, await readPosition(deps));
  let page = await readPage(deps, position);
  while (page.length > 0) {
    for (const charge of page.flatMap(chargeIn)) await recordCharge(deps, charge);
    for (const { id } of page.filter(({ isRefund }) => isRefund)) await recordRefund(deps, id);
    await noteLines(page);
    position += page.length;
    await deps.db.app.insert(cursors).values({ name: LIST, position }).onConflictDoUpdate({ target: cursors.name, set: { position } });
    page = page.length < PAGE ? [] : await readPage(deps, position);
  }
  return true;
}

async function readPosition({ db }: Deps): Promise<number> {
  const [cursor] = await db.app.select().from(cursors).where(eq(cursors.name, LIST));
  return cursor?.position ?? 0;
}

/** A list shorter than the stored position is another list (a restarted test messenger), so reading restarts at 0. */
async function startOf(deps: Deps, position: number): Promise<number> {
  if (position === 0) return 0;
  const last = await readPage(deps, position - 1);
  return last.length > 0 ? position : 0;
}

function readPage({ messenger }: Deps, offset: number): Promise<StarLine[]> {
  return messenger.listPayments(offset, PAGE);
}

/** Returns a list line's payment if it is for one of our invoices; refunds, gifts and other lines give none. */
function chargeIn({ id, amount, invoice }: StarLine): Charge[] {
  return invoice === null ? [] : [{ ...invoice, chargeId: id, amount, currency: STARS }];
}
