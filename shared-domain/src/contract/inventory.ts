import { z } from 'zod';
import { heldItemSchema } from './items.ts';
import { codeParams, idParams, idSchema, limitSchema, paginationSchema, skipSchema, timeSchema } from './primitives.ts';

export const valentineTypeSchema = z.enum(['ordinary', 'super', 'anonymous_message']);
export const valentineStatusSchema = z.enum(['sent', 'opened']);

export const senderSchema = z
  .object({
    telegram: z.object({
      firstName: z.string(),
      username: z.string().nullable(),
      photoUrl: z.string().nullable(),
    }),
  })
  .meta({ id: 'Sender' });

/**
 * A received note. While `status` is `sent`, message, answer and sender are null, and isMutual and isOpenSympathy are false. `sentAt` is
 * coarse (the hour; the full quarter of an hour if fully anonymous) until the sender is revealed.
 */
export const valentineSchema = z
  .object({
    id: idSchema,
    type: valentineTypeSchema,
    status: valentineStatusSchema,
    item: heldItemSchema,
    message: z.string().nullable(),
    answer: z.string().nullable(),
    sender: senderSchema.nullable(),
    isFullyAnonymous: z.boolean(),
    isOpenSympathy: z.boolean(),
    isAnonymousMessage: z.boolean(),
    isMutual: z.boolean(),
    isPublic: z.boolean().default(true),
    isRevealCompleted: z.boolean(),
    isTelegramGiftSent: z.boolean(),
    sentAt: timeSchema,
  })
  .meta({ id: 'Valentine' });

export const publicValentineSchema = z
  .object({
    id: idSchema,
    item: z.object({ id: z.string() }),
    message: z.string(),
    answer: z.string(),
    type: valentineTypeSchema,
  })
  .meta({ id: 'PublicValentine' });

/**
 * `ordinary` excludes super, `total` includes everything, `unread` counts both modes, `unreadAnonymous` the questions among them, `closed` the
 * valentines among them that open on this year's 8 March (omitted without any).
 */
export const inventoryCountSchema = z
  .object({
    ordinary: z.int().nonnegative(),
    super: z.int().nonnegative(),
    total: z.int().nonnegative(),
    unread: z.int().nonnegative(),
    unreadAnonymous: z.int().nonnegative(),
    closed: z.int().positive().optional(),
  })
  .meta({ id: 'InventoryCount' });

export const inventoryCalls = {
  getInventoryCount: { answer: inventoryCountSchema },
  getValentines: {
    query: z.strictObject({
      type: z.enum(['ordinary', 'anonymous_message']),
      filter: z.enum(['all', 'sent', 'opened', 'unanswered']).default('all'),
      limit: limitSchema(20),
      skip: skipSchema,
    }),
    /** `version`: number of changes of the inbox so far, the first number in the ids of change events. */
    answer: z.object({
      valentines: z.array(valentineSchema),
      pagination: paginationSchema,
      version: z.int().nonnegative().optional(),
    }),
  },
  unwrapValentine: { params: idParams, answer: z.object({ valentine: valentineSchema }) },
  answerValentine: {
    params: idParams,
    body: z.strictObject({ answer: z.string() }),
    answer: z.object({ data: z.object({ valentine: valentineSchema, shareImageUrl: z.string().nullable() }) }),
  },
  setVisibility: {
    params: idParams,
    body: z.strictObject({ isPublic: z.boolean() }),
    answer: z.object({ isPublic: z.boolean() }),
  },
  getPublicValentines: {
    params: codeParams,
    query: z.strictObject({
      type: z.enum(['valentine', 'anon_message']),
      limit: limitSchema(2),
      skip: skipSchema,
    }),
    answer: z.object({ valentines: z.array(publicValentineSchema), pagination: paginationSchema }),
  },
};

export type Valentine = z.infer<typeof valentineSchema>;
export type ValentineType = z.infer<typeof valentineTypeSchema>;
export type PublicValentine = z.infer<typeof publicValentineSchema>;
export type InventoryCount = z.infer<typeof inventoryCountSchema>;
export type Sender = z.infer<typeof senderSchema>;
