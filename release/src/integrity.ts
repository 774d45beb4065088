import { createHash } from 'node:crypto';

/** The hash of a file's content for an `integrity` attribute. */
export const integrityOf = (content: string | Uint8Array): string => hashWith('sha256', content);

/** Whether a file's content has an integrity. Versions of earlier releases have a sha384. */
export function matchesIntegrity(content: string | Uint8Array, integrity: string): boolean {
  const [algorithm] = integrity.split('-');
  return integrity === hashWith(algorithm === 'sha384' ? algorithm : 'sha256', content);
}

const hashWith = (algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
