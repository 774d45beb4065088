import { z } from 'zod';
import { orderSchema } from './orders.ts';
import { idParams, limitSchema, paginationSchema, skipSchema, timeSchema } from './primitives.ts';

/** A receipt: what was bought, for how many Stars (`amount`), and what became of it. It doesn't keep for whom a gift was, nor which. */
export const purchaseSchema = orderSchema
  .extend({
    /** 'gift', the id of a pack, the year of an early opening. */
    bought: z.string(),
    /** When the UTC day of it began. */
    createdAt: timeSchema,
    /** The payer asked for the Stars back, and an operator was told. */
    isRefundRequested: z.boolean(),
    canRequestRefund: z.boolean(),
    /** What the operators said to that; null until they have. */
    refundDecision: z.enum(['approved', 'refused']).nullable(),
  })
  .meta({ id: 'Purchase' });

export const accountCalls = {
  getPurchases: {
    query: z.strictObject({ limit: limitSchema(20), skip: skipSchema }),
    answer: z.object({ purchases: z.array(purchaseSchema), pagination: paginationSchema }),
  },
  /** Once a purchase, within 21 days of a fulfilled one; repeating it changes nothing. 409 `not_refundable` else. */
  requestRefund: { params: idParams, answer: z.object({ purchase: purchaseSchema }) },
  /** `url` is a signed address of a JSON file with all that is kept about oneself; it holds for ten minutes. */
  exportAccount: { answer: z.object({ url: z.url() }) },
  /**
   * What one received goes; what one sent stays with those who got it, without a sender, but for a
   * first name that a reveal disclosed. 409 `payment_pending` while a
   * payment is being worked on. The next call with the same init data makes a new account with another code.
   */
  deleteAccount: { answer: z.object({ success: z.literal(true) }) },
};

export type PurchaseReceipt = z.infer<typeof purchaseSchema>;
