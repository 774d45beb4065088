import type { Queries } from '../../kit/db/database.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Order } from './order.ts';

/** Something to be paid for. */
export interface Offer {
  /** What the order keeps of it, sealed, until it is over, for `canStillDeliver` and `deliver`. */
  readonly purchase: Readonly<Record<string, unknown>>;
  /** Kept for good and in clear, and all that `takeBack` has: the pack, the year; no more than 'gift' where it could narrow who paid. */
  readonly bought: string;
  /** Whole Stars, above zero. */
  readonly amount: number;
  /** 1 to 255 characters. */
  readonly description: string;
}

/** One kind of thing that Stars buy; `Wish` is what its buyer says of it. Payments know no more of it than this. */
export interface Product<Wish> {
  readonly kind: Order['kind'];
  /** What was bought in a language's words, as the invoice is headed and operators are told: 1 to 32 characters. */
  nameOf(bought: string, language: string | undefined): string;
  /** Throws ApiError when this is not sold to them now. */
  offer(deps: SellingDeps, payer: UserRow, wish: Wish): Offer;
  /** Whether a payment may be taken: asked by the messenger just before it, and answered within seconds. */
  canStillDeliver(deps: SellingDeps, order: Order): Promise<boolean>;
  /** Delivers in the caller's transaction, which may be repeated. Throws CannotDeliver when that is impossible for good. */
  deliver(tx: Queries, deps: SellingDeps, order: Order, chargeId: string): Promise<void>;
  /** Removes, in the transaction of a refund, what was delivered and not used; never below nothing. Gives how much that was. */
  takeBack(tx: Queries, deps: SellingDeps, order: Order): Promise<number>;
  /** Puts back what `takeBack` has removed, as much as it gave: the Stars stay with us after all. */
  giveAgain(tx: Queries, deps: SellingDeps, order: Order, unused: number): Promise<void>;
}

/** What is sold here, by kind. Their wishes are their own affair. */
export type Products = { readonly [K in Order['kind']]: Product<never> & { readonly kind: K } };

export interface SellingDeps extends Deps {
  readonly products: Products;
}

/** What was paid for can't be delivered any more, whatever is tried: the Stars go back at once. */
export class CannotDeliver extends Error {
  override name = 'CannotDeliver';
}
