import { z } from 'zod';
import { codeSchema, idSchema, modeSchema, timeSchema } from './primitives.ts';

export const sharingCalls = {
  /**
   * A picture to share: of one's own link (`id` is one's own code) or of an item that one answered (`id` is the item's).
   * `url` is a signed address of the PNG, 1080 × 1920 pixels, that anybody may fetch for a day. Shows no sender.
   */
  getShareImage: {
    params: z.object({ id: z.union([codeSchema, idSchema]) }),
    query: z.object({ type: z.literal('story').default('story'), mode: modeSchema.optional() }),
    answer: z.object({ url: z.url() }),
  },
  /**
   * A message with one's link that the messenger sends to a chat of one's choice; it holds until `expiresAt`.
   * 503 `messenger_unavailable` where the messenger doesn't take it: share the plain link then.
   */
  prepareShareMessage: {
    body: z.strictObject({ mode: modeSchema }),
    answer: z.object({ id: z.string(), expiresAt: timeSchema }),
  },
};
