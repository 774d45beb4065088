import { z } from 'zod';
import { LOOKS } from '../rules/looks.ts';
import { codeSchema, idSchema, modeSchema, timeSchema } from './primitives.ts';

export const lookSchema = z.enum(LOOKS);

export const sharingCalls = {
  /**
   * A picture to share: of the caller's link (`id` is their code) or of a received item (`id` is the item's): its
   * answer, or, with `of` = reveal, that its sender was revealed. `url` is a signed address of
   * a PNG, 1080 × 1920 pixels, that anybody may fetch for a day. `previewUrl` is the same picture at half the size, as a WebP with a sixth
   * of the bytes, for a preview before posting. The sender is not shown. Every `look` has the same content.
   */
  getShareImage: {
    params: z.object({ id: z.union([codeSchema, idSchema]) }),
    query: z.object({
      type: z.literal('story').default('story'),
      mode: modeSchema.optional(),
      look: lookSchema.default('classic'),
      of: z.enum(['answer', 'reveal']).default('answer'),
    }),
    answer: z.object({ url: z.url(), previewUrl: z.url() }),
  },
  /**
   * A message with the caller's link that Telegram sends to a chat of their choice; valid until `expiresAt`.
   * 503 `messenger_unavailable` if Telegram rejects it: share the plain link then.
   */
  prepareShareMessage: {
    body: z.strictObject({ mode: modeSchema }),
    answer: z.object({ id: z.string(), expiresAt: timeSchema }),
  },
};
