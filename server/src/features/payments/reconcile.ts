import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { charges, cursors } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { STARS, type StarLine } from '../../kit/messenger/messenger.ts';
import { eachAtOnce } from '../../kit/parallel.ts';
import { fulfil } from './fulfil.ts';
import { noteRefund } from './note-refund.ts';
import type { SellingDeps } from './product.ts';
import { type Charge, recordCharge } from './record.ts';
import { refund } from './refund.ts';
import { tellOfSetAside } from './set-aside.ts';

/** Somebody else who reads the messenger's list of payments. Lines may come again. */
export type NoteLines = (lines: readonly StarLine[]) => Promise<void>;

/**
 * Takes up every payment that something cut off: unheard of, recorded and not fulfilled, or not yet refunded. Gives the real time at
 * which it began to read the messenger's list; null when that could not be read to its end.
 */
export async function reconcile(deps: SellingDeps, noteLines: NoteLines): Promise<Date | null> {
  const readAt = deps.clock.real();
  const isRead = await hearOfLostPayments(deps, noteLines).catch((err: unknown) =>
    deps.log.warn({ err }, 'the list of payments could not be read'),
  );
  await tellOfSetAside(deps).catch((err: unknown) => deps.log.warn({ err }, 'what was set aside was not told'));
  await eachAtOnce(await unfinished(deps), AT_ONCE, async ({ id, state }) => {
    const work = state === 'recorded' ? fulfil(deps, id) : refund(deps, id);
    await work.catch((err: unknown) => deps.log.warn({ err, chargeId: id }, 'payment stays unfinished'));
  });
  return isRead ? readAt : null;
}

/** Payments that are worked on at once: a slow one holds up no other, and all together stay within the pool. */
const AT_ONCE = 6;

/** What may go on: of refunds that wait for their hour no more than the hour has places. */
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

/** Updates are kept for a day only; the messenger's own list of payments is not. It is walked from where we stopped. */
async function hearOfLostPayments(deps: SellingDeps, noteLines: NoteLines): Promise<true> {
  let position = await startOf(deps, await readPosition(deps));
  let page = await readPage(deps, position);
  while (page.length > 0) {
    for (const charge of page.flatMap(chargeIn)) await recordCharge(deps, charge);
    for (const { id } of page.filter(({ isRefund }) => isRefund)) await noteRefund(deps, id);
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

/** A list that has become shorter is another one (a test messenger that was started anew): it is walked from its start. */
async function startOf(deps: Deps, position: number): Promise<number> {
  if (position === 0) return 0;
  const last = await readPage(deps, position - 1);
  return last.length > 0 ? position : 0;
}

function readPage({ messenger }: Deps, offset: number): Promise<StarLine[]> {
  return messenger.listPayments(offset, PAGE);
}

/** The payment of one of our invoices in a line of the list; none for refunds, gifts and everything else. */
function chargeIn({ id, amount, invoice }: StarLine): Charge[] {
  return invoice === null ? [] : [{ ...invoice, chargeId: id, amount, currency: STARS }];
}
