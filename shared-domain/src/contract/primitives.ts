import { z } from 'zod';
import { CODE_PATTERN } from '../rules/code.ts';

/** ISO 8601 UTC with milliseconds. */
export const timeSchema = z.iso.datetime({ precision: 3 });
export const idSchema = z.uuid();
export const codeSchema = z.string().regex(CODE_PATTERN, 'must be a share code');
export const modeSchema = z.enum(['anonymous', 'valentine']);
export const idParams = z.object({ id: idSchema });
export const codeParams = z.object({ code: codeSchema });

/** A non-negative whole number of at most seven digits. A page size above 50 becomes 50. */
const wholeNumber = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a whole number of at most seven digits')
  .transform(Number);
export const skipSchema = wholeNumber.default(0);
export const limitSchema = (defaultLimit: number) =>
  wholeNumber
    .refine((n) => n >= 1, 'must be at least 1')
    .transform((n) => Math.min(n, 50))
    .default(defaultLimit);

export const paginationSchema = z
  .object({
    total: z.int().nonnegative(),
    skip: z.int().nonnegative(),
    limit: z.int().positive(),
  })
  .meta({ id: 'Pagination' });

export type Mode = z.infer<typeof modeSchema>;

/**
 * The price in whole Stars that was shown to the user (PAY-01). If it differs from the server's price, nothing is ordered: 409
 * `price_changed`.
 */
export const shownTotalSchema = z.int().nonnegative().max(1_000_000).optional();
