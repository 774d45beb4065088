import { z } from 'zod';
import { itemSchema } from './items.ts';
import { limitSchema, paginationSchema, skipSchema, timeSchema } from './primitives.ts';

/**
 * Something that the caller sent. `opened` and `isRevealed` (the recipient paid to learn who sent it) show with the answer or else with
 * the daily count, never at the moment itself. A note that the recipient does not see (a pause, a muted word, a block) stays `delivered`.
 */
export const sentItemSchema = z
  .object({
    item: itemSchema.pick({ id: true }),
    message: z.string(),
    answer: z.string().nullable(),
    state: z.enum(['delivered', 'opened', 'answered']),
    isRevealed: z.boolean(),
    sentAt: timeSchema,
    recipient: z.object({ firstName: z.string(), photoUrl: z.string().nullable() }),
  })
  .meta({ id: 'SentItem' });

export const sentCalls = {
  /** The newest first; those of one hour on two pages may stand the other way round. What was sent fully anonymously is missing: nothing ties it to its sender. */
  getSent: {
    query: z.strictObject({ limit: limitSchema(20), skip: skipSchema }),
    answer: z.object({ sent: z.array(sentItemSchema), pagination: paginationSchema }),
  },
};

export type SentItem = z.infer<typeof sentItemSchema>;
