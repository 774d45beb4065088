import { eq } from 'drizzle-orm';
import { dayOf } from '../../kit/clock.ts';
import type { Queries } from '../../kit/db/database.ts';
import { orders } from '../../kit/db/schema/money.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { expiryOf } from './end-unpaid.ts';
import { makeLink } from './link.ts';
import { type Order, openOrder, payerMark, sealLink, sealPayer, sealPurchase } from './order.ts';
import { countOrders, findOrder, moveOrder } from './order-repository.ts';
import type { Offer, Product, SellingDeps } from './product.ts';

export interface Sale<Input> {
  readonly product: Product<Input>;
  readonly payer: UserRow;
  readonly input: Input;
  /** The price in whole Stars that the client showed; undefined when the client sent none. */
  readonly shown: number | undefined;
  /** The same for every repetition of the request, so that it makes one order. */
  readonly requestId: string;
}

export interface OpenOrder {
  readonly orderId: string;
  readonly link: string;
}

/**
 * Creates the order and its invoice link, once a request. `finish` stores the response with both, in the transaction that moves the order
 * to `awaiting_payment`. A request gets one link even when the client disconnects and retries. Throws ApiError: the product's own refusals,
 * `price_changed` before anything is ordered, and `messenger_unavailable`, after which the same request continues with the same order.
 */
export async function sell<Input, A>(
  deps: SellingDeps,
  { product, payer, input, shown, requestId }: Sale<Input>,
  finish: (tx: Queries, order: OpenOrder) => Promise<A>,
): Promise<A> {
  const offer = product.offer(deps, payer, input);
  refuseOtherPrice(shown, offer.amount);
  const order = await insertOnce(deps, payer, product.kind, offer, requestId);
  const opened = {
    orderId: order.id,
    link: order.link ?? (await makeLink(deps, order, { title: product.nameOf(offer.bought, languageOf(payer)), ...offer })),
  };
  return deps.db.app.transaction(async (tx) => {
    const isFirst = await moveOrder(tx, opened.orderId, 'awaiting_payment', sealLink(deps.config, opened.link));
    // If another process has stored a link first, every response carries that one
    const known = isFirst ? null : await findOrder(tx, deps.config, opened.orderId);
    return finish(tx, { ...opened, link: known?.link ?? opened.link });
  });
}

/** Rejects a price other than the one that the client showed, before anything is done. Throws `price_changed` with the current price. */
export function refuseOtherPrice(shown: number | undefined, price: number): void {
  if (shown !== undefined && shown !== price)
    throw new ApiError('price_changed', `The price is ${price} Stars now; nothing was ordered`, { total: price });
}

async function insertOnce(deps: Deps, payer: UserRow, kind: Order['kind'], offer: Offer, requestId: string): Promise<Order> {
  const { db, config } = deps;
  for (let n = await countOrders(db.app, config, payer.id); ; n += 1) {
    const [made] = await db.app
      .insert(orders)
      .values(rowOf(deps, payer, kind, offer, requestId, n))
      .onConflictDoNothing()
      .returning();
    if (made) return openOrder(config, made);
    const [found] = await db.app.select().from(orders).where(eq(orders.request, requestId));
    if (found) return openOrder(config, found);
    // A concurrent order of this payer took this number: try the next
  }
}

function rowOf(
  { random, clock, config }: Deps,
  { id: userId, telegramId }: UserRow,
  kind: Order['kind'],
  { purchase, bought, amount }: Offer,
  request: string,
  n: number,
): typeof orders.$inferInsert {
  return {
    id: random.uuid(),
    payerMark: payerMark(config, userId, n),
    payer: sealPayer(config, { userId, telegramId }),
    kind,
    amount,
    bought,
    purchase: sealPurchase(config, purchase),
    request,
    madeOn: dayOf(clock.real()),
    expiresAt: expiryOf(clock.real()),
  };
}
