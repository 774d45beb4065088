import type { Queries } from '../../kit/db/database.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Order } from './order.ts';

/** Something for sale at its current price. */
export interface Offer {
  /** Delivery data for `canStillDeliver` and `deliver`. The order stores it sealed until it ends. */
  readonly purchase: Readonly<Record<string, unknown>>;
  /**
   * Stored for good and unencrypted, and the only data that `removeUnused` gets: the pack or the year; 'gift' where more could narrow down the
   * payer.
   */
  readonly bought: string;
  /** Whole Stars, above zero. */
  readonly amount: number;
  /** 1 to 255 characters. */
  readonly description: string;
}

/** A kind of product sold for Stars. `Input` is the buyer's input. The payments feature knows products only through this interface. */
export interface Product<Input> {
  readonly kind: Order['kind'];
  /** Localised name for the invoice title and the operators' messages: 1 to 32 characters. */
  nameOf(bought: string, language: string | undefined): string;
  /** Throws ApiError when the payer cannot buy this now. */
  offer(deps: SellingDeps, payer: UserRow, input: Input): Offer;
  /** Decides a pre-checkout query, which must be answered within seconds. */
  canStillDeliver(deps: SellingDeps, order: Order): Promise<boolean>;
  /** Delivers in the caller's transaction, which may be repeated. Throws CannotDeliver when a retry cannot help. */
  deliver(tx: Queries, deps: SellingDeps, order: Order, chargeId: string): Promise<void>;
  /** Removes the unused part of a delivery in the transaction of its refund, never below zero. Returns the amount removed. */
  removeUnused(tx: Queries, deps: SellingDeps, order: Order): Promise<number>;
  /** Restores the amount that `removeUnused` returned, after the messenger has refused the refund. */
  restore(tx: Queries, deps: SellingDeps, order: Order, unused: number): Promise<void>;
}

/** The products by kind. Each product defines its own `Input`. */
export type Products = { readonly [K in Order['kind']]: Product<never> & { readonly kind: K } };

export interface SellingDeps extends Deps {
  readonly products: Products;
}

/** The purchase can never be delivered: the Stars are refunded without retries. */
export class CannotDeliver extends Error {
  override name = 'CannotDeliver';
}
