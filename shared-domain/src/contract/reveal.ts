import { z } from 'zod';
import { senderSchema } from './inventory.ts';
import { idParams, idSchema, shownTotalSchema, timeSchema } from './primitives.ts';

export const revealPackSchema = z.enum(['pack_1', 'pack_3', 'pack_6']);

/**
 * All that a reveal discloses: first name, photo and username if there is one (`sender`), the exact time, a masked
 * code, and what the sending request told of place and device. Every field that is null is neither shown nor advertised.
 *
 * `isGone`: the sender has deleted the account since. The first name as it was disclosed stays, `sentAt` is coarse again, and all
 * else is null.
 */
export const senderDetailsSchema = z
  .object({
    sender: senderSchema,
    sentAt: timeSchema,
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
 * Three answers in one form, all 200: revealed (`success`, `data` = details), to be paid first (`requiresPayment`,
 * `data` = link, order and pack size), refused after payment (`error`; the credit stays).
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
 * `success`: this year's valentines may be opened now. Otherwise `link` and `orderId` say how to pay for it; the call with
 * the paid `orderId` confirms it. 409 `not_deliverable` where nothing is closed any more.
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
