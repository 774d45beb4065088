import { z } from 'zod';

/** All error codes of responses other than 2xx, with their status. */
export const errorStatus = {
  bad_input: 400,
  bad_message: 400,
  message_blank: 400,
  message_too_long: 400,
  unknown_item: 400,
  privacy_conflict: 400,
  own_code: 400,
  no_init_data: 401,
  bad_init_data: 401,
  expired: 401,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_open_yet: 409,
  not_opened: 409,
  already_answered: 409,
  not_revealable: 409,
  not_deliverable: 409,
  not_refundable: 409,
  payment_pending: 409,
  price_changed: 409,
  not_blockable: 409,
  key_reused: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  repeated_message: 429,
  internal: 500,
  busy: 503,
  messenger_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every response other than 2xx. `field` names the invalid input. `opensAt` is set for not_open_yet, `total` (whole Stars) for
 * price_changed.
 */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string(),
      field: z.string().optional(),
      opensAt: z.iso.datetime({ precision: 3 }).optional(),
      total: z.int().nonnegative().optional(),
    }),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorSchema>;
