import { z } from 'zod';

export const itemTypeSchema = z.enum(['telegram_gift', 'in_app_gift', 'service', 'surprise_box', 'telegram_gift_pack', 'wishlist']);

/** An offered gift. Prices are whole Stars; `discountPercent` is 0 to 100. */
export const itemSchema = z
  .object({
    id: z.string(),
    publicId: z.string(),
    displayName: z.string(),
    description: z.string(),
    type: itemTypeSchema,
    starPrice: z.int().nonnegative(),
    originalPrice: z.int().nonnegative().nullable(),
    discountPercent: z.int().min(0).max(100),
    containedPublicIds: z.array(z.string()),
  })
  .meta({ id: 'Item' });

/** The gift inside a note. */
export const heldItemSchema = itemSchema
  .pick({
    id: true,
    type: true,
    containedPublicIds: true,
    discountPercent: true,
    originalPrice: true,
  })
  .meta({ id: 'HeldItem' });

export const itemsCalls = {
  getItems: {
    query: z.strictObject({ type: z.enum(['ordinary', 'anonymous_message']).default('ordinary') }),
    /** `wishlist`: ids of the gifts in the second tab, configured by the deployment; empty for questions. */
    answer: z.object({ items: z.array(itemSchema), wishlist: z.array(z.string()) }),
  },
};

export type ItemType = z.infer<typeof itemTypeSchema>;
export type Item = z.infer<typeof itemSchema>;
export type HeldItem = z.infer<typeof heldItemSchema>;
