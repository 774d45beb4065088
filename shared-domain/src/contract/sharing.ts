import { z } from 'zod';
import { LOOKS } from '../rules/looks.ts';
import { codeSchema, idSchema, modeSchema, timeSchema } from './primitives.ts';

export const lookSchema = z.enum(LOOKS);

export const sharingCalls = {
  /**
   * A picture to share: of one's own link (`id` is one's own code) or of an item that one answered (`id` is the item's).
   * `url` is a signed address of the PNG, 1080 × 1920 pixels, that anybody may fetch for a day; `previewUrl` of the same in half the
   * size, as a WebP of a sixth of the bytes, to be looked at before it is posted. Shows no sender. Every `look` says the same.
   */
  getShareImage: {
    params: z.object({ id: z.union([codeSchema, idSchema]) }),
    query: z.object({ type: z.literal('story').default('story'), mode: modeSchema.optional(), look: lookSchema.default('classic') }),
    answer: z.object({ url: z.url(), previewUrl: z.url() }),
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
