import { decrypt, encrypt, keyFor } from './encrypt.ts';
import { keyedHash } from './keyed-hash.ts';

/** The use of an address. It is invalid for any other purpose. */
export type Purpose = 'export' | 'share-image' | 'share-preview';

/** Bytes. Payloads are padded to a multiple of this, so that their length reveals nothing. */
const BLOCK = 192;
/** Bytes that the seal adds. */
const SEAL = 28;

/**
 * Encrypts `payload` as the last part of an address that only the server can create and read. The same payload always has the same, single
 * address.
 */
export function sealAddress(sealKey: string, purpose: Purpose, payload: string): string {
  const size = Buffer.byteLength(payload);
  const padded = payload + ' '.repeat(Math.ceil(size / BLOCK) * BLOCK - size);
  const nonce = keyedHash(keyFor(sealKey, `address nonce ${purpose}`), padded).subarray(0, 12);
  return encrypt(addressKey(sealKey, purpose), padded, nonce).toString('base64url');
}

/** The payload of an address; null unless it is exactly an address created by `sealAddress`. */
export function openAddress(sealKey: string, purpose: Purpose, address: string): string | null {
  const sealed = Buffer.from(address, 'base64url');
  // base64 decoding accepts several spellings; only the canonical one is valid
  if (sealed.toString('base64url') !== address || sealed.length % BLOCK !== SEAL) return null;
  try {
    return decrypt(addressKey(sealKey, purpose), sealed).trimEnd();
  } catch {
    return null;
  }
}

const addressKey = (sealKey: string, purpose: Purpose) => keyFor(sealKey, `address ${purpose}`);
