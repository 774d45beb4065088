import { z } from 'zod';
import { codeSchema, idParams, idSchema, shownTotalSchema } from './primitives.ts';

export const checkoutBodySchema = z
  .strictObject({
    valentineCode: codeSchema,
    itemId: z.string().min(1).max(64),
    message: z.string().default(''),
    isSuper: z.boolean().default(false),
    isFullyAnonymous: z.boolean().default(false),
    isOpenSympathy: z.boolean().default(false),
    isAnonymousMessage: z.boolean().default(false),
    /**
     * The match switch: two people become mutual when each opened a note that the other sent with it, in the same mode. Neither of them
     * learns the other's choice. Ignored for a fully anonymous note.
     */
    isMatchable: z.boolean().default(false),
    total: shownTotalSchema,
  })
  .meta({ id: 'Checkout' });

/** `link` and `orderId` are set together, and only if a payment is required. Nothing is delivered before it. */
export const checkoutAnswerSchema = z
  .object({
    success: z.boolean(),
    link: z.string().nullable(),
    orderId: idSchema.nullable(),
  })
  .meta({ id: 'CheckoutAnswer' });

/**
 * created: the link is being created · awaiting_payment: the link was sent · paid: the charge is recorded, fulfilment follows · fulfilled:
 * delivered (a fully anonymous gift: waiting for the next batch) · refunding, refunded: the Stars are being returned or were returned ·
 * refund_refused: Telegram rejects the refund, and an operator must help · cancelled: it can no longer be paid.
 */
export const orderStateSchema = z.enum([
  'created',
  'awaiting_payment',
  'paid',
  'fulfilled',
  'refunding',
  'refunded',
  'refund_refused',
  'cancelled',
]);

export const orderSchema = z
  .object({
    id: idSchema,
    kind: z.enum(['item', 'reveal_pack', 'early_reveal']),
    state: orderStateSchema,
    amount: z.int().nonnegative(),
  })
  .meta({ id: 'Order' });

export const ordersCalls = {
  checkout: { body: checkoutBodySchema, answer: checkoutAnswerSchema },
  getOrder: { params: idParams, answer: z.object({ order: orderSchema }) },
};

export type CheckoutBody = z.input<typeof checkoutBodySchema>;
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;
export type OrderState = z.infer<typeof orderStateSchema>;
