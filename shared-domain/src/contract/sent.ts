import { z } from 'zod';
import { itemSchema } from './items.ts';
import { limitSchema, paginationSchema, skipSchema, timeSchema } from './primitives.ts';

/**
 * A note sent by the caller. `opened` and `isRevealed` (the recipient paid to learn the sender) are shown with the answer, else with the
 * daily count, never at the moment itself. A note that the recipient does not see (a pause, a muted word, a block) stays `delivered`.
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
  /**
   * Newest first; notes of the same hour may be in another order on another page. Fully anonymous notes are missing, because nothing links
   * them to their sender.
   */
  getSent: {
    query: z.strictObject({ limit: limitSchema(20), skip: skipSchema }),
    answer: z.object({ sent: z.array(sentItemSchema), pagination: paginationSchema }),
  },
};

export type SentItem = z.infer<typeof sentItemSchema>;
