import { createHash } from 'node:crypto';

/** The hash of a file's content for an `integrity` attribute. */
export const integrityOf = (content: string | Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;
