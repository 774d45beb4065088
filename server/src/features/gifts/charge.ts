import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'the charge of a gift', 32));

/** Hides a payment's id, so that the database alone ties no payer to an item. `secret` is the server's. */
export function sealCharge(secret: string, chargeId: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  return Buffer.concat([nonce, cipher.update(chargeId, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when it was not sealed with this secret. */
export function openCharge(secret: string, sealed: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
}
