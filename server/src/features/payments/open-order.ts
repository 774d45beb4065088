import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type OrderRow, orders, type Purchase } from '../../kit/db/schema/money.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { moveOrder } from './order-repository.ts';
import { payloadOf, STARS } from './validate.ts';

/** Something to be paid for. */
export interface Offer {
  readonly purchase: Purchase;
  /** The id of the gift or of the pack. */
  readonly bought: string;
  /** Whole Stars, above zero. */
  readonly amount: number;
  /** 1 to 32 characters, as the messenger's invoices want. */
  readonly title: string;
  /** 1 to 255 characters. */
  readonly description: string;
}

export interface OpenOrder {
  readonly orderId: string;
  readonly link: string;
}

/** Milliseconds for the messenger to make a link. */
const LINK_TIMEOUT = 8_000;

/**
 * Makes the order, once a request, and the link by which it is paid. The link is the caller's to keep with its answer: see
 * `awaitPayment`. Throws ApiError `messenger_unavailable`; the same request then goes on with the same order.
 */
export async function openOrder(deps: Deps, payer: UserRow, offer: Offer, requestId: string): Promise<OpenOrder> {
  const order = await insertOnce(deps, payer, offer, requestId);
  if (order.link !== null) return { orderId: order.id, link: order.link };
  const link = await withinTime(
    LINK_TIMEOUT,
    deps.botApi.createInvoiceLink(offer.title, offer.description, payloadOf(order.id), '', STARS, [
      { label: offer.title, amount: offer.amount },
    ]),
  ).catch((err: unknown) => {
    deps.log.warn({ err, orderId: order.id }, 'no invoice link');
    throw new ApiError('messenger_unavailable', 'The messenger makes no invoice now; nothing was charged', { retryAfter: 2 });
  });
  return { orderId: order.id, link };
}

async function insertOnce(
  { db, random, clock }: Deps,
  payer: UserRow,
  { purchase, bought, amount }: Offer,
  requestId: string,
): Promise<OrderRow> {
  const [made] = await db.app
    .insert(orders)
    .values({
      id: random.uuid(),
      payerId: payer.id,
      payerTelegramId: payer.telegramId,
      kind: purchase.kind,
      amount,
      bought,
      purchase,
      request: requestId,
      createdAt: clock.real(),
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const [found] = await db.app.select().from(orders).where(eq(orders.request, requestId));
  if (!found) throw new Error('An order was neither made nor found');
  return found;
}

function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Sets the order waiting for its payment and, in the same transaction, keeps the answer that carries its link. */
export function awaitPayment<A>({ db }: Pick<Deps, 'db'>, { orderId, link }: OpenOrder, finish: (tx: Queries) => Promise<A>): Promise<A> {
  return db.app.transaction(async (tx) => {
    await moveOrder(tx, orderId, 'awaiting_payment', link);
    return finish(tx);
  });
}
