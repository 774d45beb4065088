import { z } from 'zod';
import { senderSchema } from './inventory.ts';
import { codeSchema, idParams, idSchema, shownTotalSchema, timeSchema } from './primitives.ts';

export const revealPackSchema = z.enum(['pack_1', 'pack_3', 'pack_6']);

/**
 * Everything that a reveal discloses: first name, photo, and username if there is one (`sender`), the exact time, the code of the
 * sender's page and the same code masked, and place and device of the sending request. Null fields are neither shown nor advertised.
 *
 * `isGone`: the sender has deleted the account since. The disclosed first name stays, `sentAt` is coarse again, and all other fields are
 * null.
 */
export const senderDetailsSchema = z
  .object({
    sender: senderSchema,
    sentAt: timeSchema,
    /** Leads to the sender's page, to send something back. */
    code: codeSchema.nullable(),
    maskedCode: z.string().nullable(),
    locationInfo: z.object({
      city: z.string().nullable(),
      countryEmoji: z.string().nullable(),
      isp: z.string().nullable(),
    }),
    deviceInfo: z.object({
      model: z.string().nullable(),
      browser: z.string().nullable(),
      os: z.string().nullable(),
    }),
    isGone: z.boolean(),
  })
  .meta({ id: 'SenderDetails' });

/**
 * Three answers in one format, all 200: revealed (`success`, `data` = details), payment required (`requiresPayment`, `data` = link, order
 * and pack size), rejected after payment (`error`; the credit is kept).
 */
export const revealAnswerSchema = z
  .object({
    success: z.boolean(),
    requiresPayment: z.boolean(),
    error: z.string().nullable(),
    data: z
      .union([senderDetailsSchema, z.object({ checkoutLink: z.string(), orderId: idSchema, packSize: z.int().positive() })])
      .nullable(),
    availableReveals: z.int().nonnegative(),
  })
  .meta({ id: 'RevealAnswer' });

/**
 * `success`: this year's valentines may be opened now. Otherwise `link` and `orderId` describe the payment, and a call with the paid
 * `orderId` confirms it. 409 `not_deliverable` if nothing is closed.
 */
export const earlyRevealAnswerSchema = z
  .object({ success: z.boolean(), link: z.string().nullable(), orderId: idSchema.nullable() })
  .meta({ id: 'EarlyRevealAnswer' });

export const revealCalls = {
  revealSender: {
    params: idParams,
    body: z.strictObject({ revealPackType: revealPackSchema.optional(), total: shownTotalSchema }).default({}),
    answer: revealAnswerSchema,
  },
  buyEarlyReveal: {
    body: z.strictObject({ orderId: idSchema.optional(), total: shownTotalSchema }).default({}),
    answer: earlyRevealAnswerSchema,
  },
};

export type RevealPack = z.infer<typeof revealPackSchema>;
export type SenderDetails = z.infer<typeof senderDetailsSchema>;
export type RevealAnswer = z.infer<typeof revealAnswerSchema>;
export type EarlyRevealAnswer = z.infer<typeof earlyRevealAnswerSchema>;
