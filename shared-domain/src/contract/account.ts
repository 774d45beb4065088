import { z } from 'zod';
import { orderSchema } from './orders.ts';
import { idParams, limitSchema, paginationSchema, skipSchema, timeSchema } from './primitives.ts';

/** A receipt: the product, its price in Stars (`amount`), and its state. It does not contain the recipient or the gift. */
export const purchaseSchema = orderSchema
  .extend({
    /** 'gift', the id of a pack, or the year of an early opening. */
    bought: z.string(),
    /** Start of the UTC day of the purchase. */
    createdAt: timeSchema,
    /** The payer requested a refund, and an operator was notified. */
    isRefundRequested: z.boolean(),
    canRequestRefund: z.boolean(),
    /** The operators' decision; null until there is one. */
    refundDecision: z.enum(['approved', 'refused']).nullable(),
  })
  .meta({ id: 'Purchase' });

export const accountCalls = {
  getPurchases: {
    query: z.strictObject({ limit: limitSchema(20), skip: skipSchema }),
    answer: z.object({ purchases: z.array(purchaseSchema), pagination: paginationSchema }),
  },
  /** Once per purchase, within 21 days of fulfilment; otherwise 409 `not_refundable`. Repeating it changes nothing. */
  requestRefund: { params: idParams, answer: z.object({ purchase: purchaseSchema }) },
  /** `url` is a signed address of a JSON file with all data stored about the caller. It is valid for ten minutes. */
  exportAccount: { answer: z.object({ url: z.url() }) },
  /**
   * Deletes received notes. Sent notes stay with their recipients, without a sender except a first name that a reveal disclosed. 409
   * `payment_pending` while a payment is being processed. The next call with the same init data creates a new account with another code.
   */
  deleteAccount: { answer: z.object({ success: z.literal(true) }) },
};

export type PurchaseReceipt = z.infer<typeof purchaseSchema>;
