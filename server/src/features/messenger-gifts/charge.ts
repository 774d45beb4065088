import { decrypt, encrypt, keyFor } from '../../kit/seal/encrypt.ts';

const keyOf = (secret: string) => keyFor(secret, 'the charge of a gift');

/** Encrypts a charge id, so that the database alone does not link a payer to a note. `secret` is the server's key. */
export function sealCharge(secret: string, chargeId: string): Buffer {
  return encrypt(keyOf(secret), chargeId);
}

/** Throws when it was sealed with another secret. */
export function openCharge(secret: string, sealed: Uint8Array): string {
  return decrypt(keyOf(secret), sealed);
}
