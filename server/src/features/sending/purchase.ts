import { privacies } from '@billet/shared-domain/rules/privacy';
import { z } from 'zod';

/** A sending as stored with its order. The sender is the order's payer. */
export const purchaseSchema = z.object({
  recipientId: z.string(),
  giftId: z.string(),
  type: z.enum(['ordinary', 'super', 'anonymous_message']),
  message: z.string(),
  privacy: z.enum(privacies),
  isMatchable: z.boolean(),
  request: z
    .object({
      city: z.string().nullable(),
      countryEmoji: z.string().nullable(),
      isp: z.string().nullable(),
      model: z.string().nullable(),
      browser: z.string().nullable(),
      os: z.string().nullable(),
    })
    .nullable(),
});
