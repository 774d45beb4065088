import { z } from 'zod';
import type { OrderRow } from '../../kit/db/schema/money.ts';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { nthMark } from '../../kit/seal/nth-mark.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

/** The server's own key, which no database contains, and the secret of its hashes: they seal and mark a payer. */
export interface Secret {
  readonly sealKey: string;
  readonly hashKey: string;
}

/** An order with its sealed columns opened. */
export interface Order extends Pick<OrderRow, 'id' | 'kind' | 'state' | 'amount' | 'bought' | 'madeOn'> {
  readonly payerId: string;
  readonly payerTelegramId: number;
  /** The product's delivery data; null once the order has ended. */
  readonly purchase: Readonly<Record<string, unknown>> | null;
  readonly link: string | null;
}

/** Block size in bytes: every sealed payer has the same length. */
const PAYER_BLOCK = 256;
const payerSchema = z.object({ userId: z.string(), telegramId: z.number() });
export type Payer = z.output<typeof payerSchema>;

const payerKey = ({ sealKey }: Pick<Secret, 'sealKey'>) => keyFor(sealKey, 'money.orders payer');
const purchaseKey = ({ sealKey }: Secret) => keyFor(sealKey, 'money.orders purchase');
const linkKey = ({ sealKey }: Secret) => keyFor(sealKey, 'money.orders link');

/** The mark of a person's n-th order, counted from 0 over orders in every state. */
export const payerMark = ({ hashKey }: Secret, userId: string, n: number) => nthMark(hashKey, 'money.orders', [userId], n);

export const sealPayer = (secret: Secret, payer: Payer) => sealJson(payerKey(secret), payer, PAYER_BLOCK);
export const sealPurchase = (secret: Secret, purchase: Readonly<Record<string, unknown>>) => sealJson(purchaseKey(secret), purchase);
export const sealLink = (secret: Secret, link: string) => sealJson(linkKey(secret), link, PAYER_BLOCK);

/** Throws when the row was sealed under another key. */
export function openOrder(secret: Secret, row: OrderRow): Order {
  const { id, kind, state, amount, bought, madeOn, payer, purchase, link } = row;
  const { userId, telegramId } = payerSchema.parse(openJson(payerKey(secret), payer));
  return {
    id,
    kind,
    state,
    amount,
    bought,
    madeOn,
    payerId: userId,
    payerTelegramId: telegramId,
    purchase: purchase && z.record(z.string(), z.unknown()).parse(openJson(purchaseKey(secret), purchase)),
    link: link && z.string().parse(openJson(linkKey(secret), link)),
  };
}
