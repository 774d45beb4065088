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
     * The match switch: two people become mutual when each opened a note that the other sent with it, in the same mode. Nothing tells
     * either of them what the other chose. Ignored for a fully anonymous note.
     */
    isMatchable: z.boolean().default(false),
    total: shownTotalSchema,
  })
  .meta({ id: 'Checkout' });

/** `link` and `orderId` come together, and only when something is to be paid; nothing is delivered before it is. */
export const checkoutAnswerSchema = z
  .object({
    success: z.boolean(),
    link: z.string().nullable(),
    orderId: idSchema.nullable(),
  })
  .meta({ id: 'CheckoutAnswer' });

/**
 * created: the link is being made · awaiting_payment: it is out · paid: the charge is recorded, fulfilment follows ·
 * fulfilled: delivered (a fully anonymous gift: on its way with the next batch) · refunding, refunded: the Stars go or went back ·
 * refund_refused: the messenger won't take them back, and people must help · cancelled: it can't be paid any more.
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
