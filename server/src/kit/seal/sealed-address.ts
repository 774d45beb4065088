import { decrypt, encrypt, keyFor } from './encrypt.ts';
import { keyedHash } from './keyed-hash.ts';

/** What an address is for: one that was made for something else is worth nothing here. */
export type Purpose = 'export' | 'share-image' | 'share-preview';

/** Payloads are filled up to a multiple of this, so that a length tells nothing. */
const BLOCK = 192;
/** Bytes that the seal itself takes. */
const SEAL = 28;

/**
 * `payload` as the last part of an address that only we can make, and only we can read. The same payload always has the same
 * address, and that is the only one it has.
 */
export function sealAddress(sealKey: string, purpose: Purpose, payload: string): string {
  const size = Buffer.byteLength(payload);
  const padded = payload + ' '.repeat(Math.ceil(size / BLOCK) * BLOCK - size);
  const nonce = keyedHash(keyFor(sealKey, `address nonce ${purpose}`), padded).subarray(0, 12);
  return encrypt(addressKey(sealKey, purpose), padded, nonce).toString('base64url');
}

/** The payload of an address; null when it isn't ours to the letter. */
export function openAddress(sealKey: string, purpose: Purpose, address: string): string | null {
  const sealed = Buffer.from(address, 'base64url');
  // what base64 reads in more ways than one is one address alone
  if (sealed.toString('base64url') !== address || sealed.length % BLOCK !== SEAL) return null;
  try {
    return decrypt(addressKey(sealKey, purpose), sealed).trimEnd();
  } catch {
    return null;
  }
}

const addressKey = (sealKey: string, purpose: Purpose) => keyFor(sealKey, `address ${purpose}`);
