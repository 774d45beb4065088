import type { FastifyRequest } from 'fastify';
import { deltaOf, knownHash, lastFew, orWhole } from './deltas.ts';
import type { Variant } from './variants.ts';

/** How many pages that people may have are remembered: every language of the last few releases. */
const MOST = 100;

/**
 * What such a browser is told of a page. One that may not be kept for a moment is no dictionary to it: it may be shown stale for a week, and as
 * browsers do so only for what a page names, never for a page, this one is asked for each time all the same. No proxy keeps it.
 */
export const asDictionary = {
  'Use-As-Dictionary': 'match="/", match-dest=("document")',
  'Cache-Control': 'private, max-age=0, stale-while-revalidate=604800',
} as const;

/** Whether a browser would keep a page as a dictionary. The others might take the words about stale pages at their face value. */
export const keepsDictionaries = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /"Chromium"/.test(headers['sec-ch-ua']?.toString() ?? '');

/** The pages that were served lately, and the changes from one to another. Only of pages that are the same for everybody of a language. */
export function pageDeltas(): (request: FastifyRequest, page: Variant) => Promise<Buffer | null> | null {
  const served = new Map<string, string>();
  const deltaBetween = lastFew<Buffer>(MOST);
  return (request, { dictionary, text }) => {
    served.delete(dictionary);
    served.set(dictionary, text);
    const [oldest] = served.keys();
    if (served.size > MOST && oldest !== undefined) served.delete(oldest);
    const known = knownHash(request);
    const before = known === null ? undefined : served.get(known);
    if (before === undefined) return null;
    return orWhole(deltaBetween(`${known} ${dictionary}`, () => deltaOf(Buffer.from(text), Buffer.from(before))));
  };
}
