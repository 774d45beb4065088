import { createHash } from 'node:crypto';

/** The hash of a file's content for an `integrity` attribute. */
export const integrityOf = (content: string | Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
