import { z } from 'zod';
import type { ChargeRow } from '../../kit/db/schema/money.ts';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';
import type { Secret } from './order.ts';

/** Block size in bytes. Every sealed id fits one block, so the sealed length reveals nothing. */
const BLOCK = 256;
const sealedSchema = z.object({
  chargeId: z.string(),
  payerTelegramId: z.number(),
  /** How much of the purchase the refund took back, in the product's own unit. */
  unused: z.int().default(0),
});

/** The payment details that the row stores sealed: the messenger's charge id and the payer. */
export type ChargeSecrets = z.output<typeof sealedSchema>;

const keyOf = ({ sealKey }: Secret) => keyFor(sealKey, 'money.charges');

/** Derives our payment id from the messenger's. Rows, jobs and logs only contain this one. */
export function chargeIdOf({ hashKey }: Pick<Secret, 'hashKey'>, messengerChargeId: string): string {
  return keyedHash(hashKey, JSON.stringify(['charge', messengerChargeId])).toString('base64url');
}

export const sealCharge = (secret: Secret, secrets: z.input<typeof sealedSchema>) => sealJson(keyOf(secret), secrets, BLOCK);

/** Throws when the row was sealed under another key. */
export function openCharge(secret: Secret, { sealed }: Pick<ChargeRow, 'sealed'>): ChargeSecrets {
  return sealedSchema.parse(openJson(keyOf(secret), sealed));
}
