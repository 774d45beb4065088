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
/** How many are made at a time: up to a third of a second of a thread each, of the four that also read files and compress pages. */
const underWay = fewAtOnce(2);

export const deltaOf = (content: Uint8Array, known: Uint8Array): Promise<Buffer> =>
  underWay(async () => {
    const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 21 };
    const changes = await compress(content, { dictionary: known, params });
    return Buffer.concat([MAGIC, createHash('sha256').update(known).digest(), changes]);
  });

/** Refuses work where so much is under way. */
export function fewAtOnce(most: number): <R>(work: () => Promise<R>) => Promise<R> {
  let doing = 0;
  return async (work) => {
    if (doing >= most) throw new Error('enough is under way');
    doing += 1;
    try {
      return await work();
    } finally {
      doing -= 1;
    }
  };
}

/** Null where it fails, be it for want of time: all of it goes out then. */
export const orWhole = (delta: Promise<Buffer | null>): Promise<Buffer | null> => delta.catch(() => null);

/** What only this browser can read is kept by no proxy, for some look at nothing but the address. */
export const privately = (caching: string): string => `private, ${caching.replace(/^(?:public|private), /, '')}`;

export const dictionaryHash = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('base64');

/** Named, and not refused by a weight of nought. */
const takes = (accepted: string) => /(?:^|,)\s*dcz\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(accepted);

/** The hash of what the browser has and takes a delta to; null where it has nothing. */
export function knownHash({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  if (!takes(headers['accept-encoding']?.toString() ?? '')) return null;
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
