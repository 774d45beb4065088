import { z } from 'zod';
import { valentineSchema } from './inventory.ts';
import { idParams, idSchema, limitSchema, paginationSchema, skipSchema } from './primitives.ts';

export const reportReasonSchema = z.enum(['insult', 'threat', 'sexual', 'spam', 'minor', 'other']);

const listQuery = z.strictObject({ limit: limitSchema(20), skip: skipSchema });
const listAnswer = z.object({ valentines: z.array(valentineSchema), pagination: paginationSchema });

/**
 * Protection of recipients.
 *
 * `blockSender` blocks the sender of a note without disclosing them. `isBlocked` applies to this note only; other notes of the same sender
 * look unchanged. The sender is blocked while at least one of their notes is. A blocked sender's free notes appear to be sent and are not
 * delivered; paid ones are rejected before the invoice with 409 `not_deliverable`, as for a ghost and for a paused inbox.
 * `getSafety`: while `isPaused`, free notes are kept and shown after the pause; other users do not learn about the pause. Notes that
 * contain one of `mutedWords` are not counted, send no change event and are listed in `getMuted`, where they can be opened
 * (`unwrapValentine`) or moved to the inbox permanently (`unmuteValentine`).
 */
export const safetyCalls = {
  blockSender: {
    params: idParams,
    body: z.strictObject({ isBlocked: z.boolean() }),
    answer: z.object({ isBlocked: z.boolean() }),
  },
  /** Once per note; repeating it changes nothing. 409 `not_opened` for an unopened note, except a muted one, which need not be read. */
  reportValentine: {
    params: idParams,
    body: z.strictObject({ reason: reportReasonSchema, text: z.string().default('') }),
    answer: z.object({ success: z.literal(true) }),
  },
  getSafety: { answer: z.object({ isPaused: z.boolean(), mutedWords: z.array(z.string()), muted: z.int().nonnegative() }) },
  /** The notes by which senders were blocked, as the recipient sees them elsewhere. With `id` only that note, if it is one of them. */
  getBlocked: { query: listQuery.extend({ id: idSchema.optional() }), answer: listAnswer },
  /** `blocked`: ids of the notes on this page by which their senders are blocked. */
  getMuted: { query: listQuery, answer: listAnswer.extend({ blocked: z.array(idSchema) }) },
  unmuteValentine: { params: idParams, answer: z.object({ valentine: valentineSchema }) },
};

export type ReportReason = z.infer<typeof reportReasonSchema>;
