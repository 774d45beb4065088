import { z } from 'zod';
import type { ChargeRow } from '../../kit/db/schema/money.ts';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';
import type { Secret } from './order.ts';

/** Bytes: the messenger's ids are shorter. */
const BLOCK = 256;
const sealedSchema = z.object({
  chargeId: z.string(),
  payerTelegramId: z.number(),
  /** How much of what it bought was taken back with its refund, as its product counts. */
  unused: z.int().default(0),
});

/** What only the messenger and the payer know of a payment: its id there, and whose it is. */
export type ChargeSecrets = z.output<typeof sealedSchema>;

const keyOf = ({ sealKey }: Secret) => keyFor(sealKey, 'money.charges');

/** Our id of a payment, made of the messenger's: all rows, jobs and logs know it by this one. */
export function chargeIdOf({ hashKey }: Pick<Secret, 'hashKey'>, messengerChargeId: string): string {
  return keyedHash(hashKey, JSON.stringify(['charge', messengerChargeId])).toString('base64url');
}

export const sealCharge = (secret: Secret, secrets: z.input<typeof sealedSchema>) => sealJson(keyOf(secret), secrets, BLOCK);

/** Throws when it was sealed under another key. */
export function openCharge(secret: Secret, { sealed }: Pick<ChargeRow, 'sealed'>): ChargeSecrets {
  return sealedSchema.parse(openJson(keyOf(secret), sealed));
}
