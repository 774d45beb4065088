import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto';
import { keyedHash } from '../seal/keyed-hash.ts';

const ROUNDS = 4096;

/** PostgreSQL accepts a verifier as a password, so that the password itself appears in no statement and no log (RFC 5803). */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  const keyFor = (purpose: string) => keyedHash(salted, purpose);
  const storedKey = createHash('sha256').update(keyFor('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${storedKey}:${keyFor('Server Key').toString('base64')}`;
}
