import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/**
 * What somebody gets who has the version before: only what changed (compression dictionaries, RFC 9842). Browsers that can do so say
 * which they have by its hash; all others are served as ever.
 */

/** What such an answer begins with: that it is one, and the hash of what it builds on. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

export const ENCODING = 'dcz';

const compress = promisify(zstdCompress);

export async function deltaOf(content: Uint8Array, known: Uint8Array): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 21 };
  const changes = await compress(content, { dictionary: known, params });
  return Buffer.concat([MAGIC, createHash('sha256').update(known).digest(), changes]);
}

export const dictionaryHash = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('base64');

/** The hash of what the browser has and takes a delta to; null where it has nothing. */
export function knownHash({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  if (!/\bdcz\b/.test(headers['accept-encoding']?.toString() ?? '')) return null;
  const [, hash = null] = /^:([\w+/]{43}=):$/.exec(headers['available-dictionary']?.toString() ?? '') ?? [];
  return hash;
}

/** The last few results of some work, each made once. A failure is not kept. */
export function lastFew<R>(most: number): (key: string, work: () => Promise<R>) => Promise<R> {
  const kept = new Map<string, Promise<R>>();
  return (key, work) => {
    const result = kept.get(key) ?? work();
    kept.delete(key);
    kept.set(key, result);
    result.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return result;
  };
}
