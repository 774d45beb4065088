import { decrypt, encrypt, keyFor } from '../../kit/seal/encrypt.ts';

const keyOf = (secret: string) => keyFor(secret, 'the charge of a gift');

/** Hides a payment's id, so that the database alone ties no payer to a note. `secret` is the server's. */
export function sealCharge(secret: string, chargeId: string): Buffer {
  return encrypt(keyOf(secret), chargeId);
}

/** Throws when it was not sealed with this secret. */
export function openCharge(secret: string, sealed: Uint8Array): string {
  return decrypt(keyOf(secret), sealed);
}
