import { z } from 'zod';
import { valentineSchema } from './inventory.ts';
import { idParams, idSchema, limitSchema, paginationSchema, skipSchema } from './primitives.ts';

export const reportReasonSchema = z.enum(['insult', 'threat', 'sexual', 'spam', 'minor', 'other']);

const listQuery = z.strictObject({ limit: limitSchema(20), skip: skipSchema });
const listAnswer = z.object({ valentines: z.array(valentineSchema), pagination: paginationSchema });

/**
 * What keeps an inbox kind.
 *
 * `blockSender` blocks whoever sent a note, by that note and without telling who it is; `isBlocked` is true of this note
 * alone, and other notes of the same sender look as before. The sender stays blocked while one of their notes is. A
 * blocked sender's free sending succeeds as ever and nothing arrives; a paid one is refused before the invoice with 409
 * `not_deliverable`, as for a ghost and for a paused inbox.
 * `getSafety`: while `isPaused`, what is free is kept and shows when the pause ends; nobody else is told of the pause.
 * What holds one of `mutedWords` counts nowhere, sends no change event and stands in `getMuted`, where it may be opened
 * (`unwrapValentine`) or moved to the inbox for good (`unmuteValentine`).
 */
export const safetyCalls = {
  blockSender: {
    params: idParams,
    body: z.strictObject({ isBlocked: z.boolean() }),
    answer: z.object({ isBlocked: z.boolean() }),
  },
  /** Once a note; repeating it changes nothing. 409 `not_opened` for what isn't, unless it was muted: nobody needs to read that first. */
  reportValentine: {
    params: idParams,
    body: z.strictObject({ reason: reportReasonSchema, text: z.string().default('') }),
    answer: z.object({ success: z.literal(true) }),
  },
  getSafety: { answer: z.object({ isPaused: z.boolean(), mutedWords: z.array(z.string()), muted: z.int().nonnegative() }) },
  /** The notes by which senders were blocked, as the recipient sees them anyway. With `id` that note alone, if it is one of them. */
  getBlocked: { query: listQuery.extend({ id: idSchema.optional() }), answer: listAnswer },
  /** `blocked`: those of the page by which their senders are blocked. */
  getMuted: { query: listQuery, answer: listAnswer.extend({ blocked: z.array(idSchema) }) },
  unmuteValentine: { params: idParams, answer: z.object({ valentine: valentineSchema }) },
};

export type ReportReason = z.infer<typeof reportReasonSchema>;
