import type { ReleaseData } from '../site/release-data.ts';

/** Release data of the current page as a separate file. Unlike the page it has previous versions and all files of canaries. */
const ADDRESS = '/release/page.json';

/** Milliseconds between two requests, and timeout of one. */
const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 3000;

export interface ReleaseFetchOptions {
  /** Number of the page's release. */
  readonly n: number | undefined;
  /** Device time at which the page started with current data. */
  readonly startedAt: number;
  readonly request?: typeof fetch;
  readonly now?: () => number;
}

/**
 * Requests the release at most once a minute, after the first answer with its ETag, so that an unchanged release has an empty answer.
 * A failure may request it right after the page has started. Returns null without a change or after a failed request. Never rejects.
 */
export function makeReleaseFetch({
  n,
  startedAt,
  request = fetch,
  now = Date.now,
}: ReleaseFetchOptions): (isFailing: boolean) => Promise<ReleaseData | null> {
  let newest = n ?? 0;
  let etag: string | null = null;
  let requestedAt = Number.NEGATIVE_INFINITY;
  const fetchNew = async (): Promise<ReleaseData | null> => {
    const headers: HeadersInit = etag === null ? {} : { 'If-None-Match': etag };
    const answer = await request(ADDRESS, { headers, cache: 'no-store', priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status !== 200) return null;
    const release = (await answer.json()) as ReleaseData;
    const { n: number = newest } = release;
    // each change increments the number, also a rollback; a lower number comes from a lagging copy
    if (!isComplete(release) || number < newest) return null;
    newest = number;
    etag = answer.headers.get('ETag') ?? etag;
    return release;
  };
  let pending: Promise<ReleaseData | null> = Promise.resolve(null);
  return (isFailing) => {
    const last = isFailing ? requestedAt : Math.max(requestedAt, startedAt);
    // a clock set back says nothing about the time since the last request
    if (Math.abs(now() - last) < INTERVAL_MS) return pending.then(() => null);
    requestedAt = now();
    pending = fetchNew().catch(() => null);
    return pending;
  };
}

const isComplete = ({ shell, remotes }: Partial<ReleaseData>): boolean =>
  typeof shell?.version === 'string' && Object.values(remotes ?? [null]).every((remote) => remote?.active?.version !== undefined);
