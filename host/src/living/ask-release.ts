import type { ReleaseData } from '../remotes/release-data.ts';

/** What stands in a page that is opened now, by itself. */
const ADDRESS = '/release/page.json';

/** Milliseconds: of a pause between two askings, and of the patience with one. */
const PAUSE = 60_000;
const PATIENCE = 3000;

export interface AskOptions {
  /** The number of the release that the page carries. */
  readonly n: number | undefined;
  /** What the page carries, as a server tells it from another. */
  readonly carried: string | undefined;
  /** When the page began, on the device's clock: it was up to date then. */
  readonly startedAt: number;
  readonly ask?: typeof fetch;
  readonly now?: () => number;
}

/**
 * Asks for the release: at most once a minute, and so that the same release costs an empty answer. A failure may ask at once, though the
 * page has just begun. Answers null where there is nothing new, or nobody could be asked. Never rejects.
 */
export function releaseAsker({
  n,
  carried,
  startedAt,
  ask = fetch,
  now = Date.now,
}: AskOptions): (isFailing: boolean) => Promise<ReleaseData | null> {
  let newest = n ?? 0;
  let tag = `"${carried ?? n ?? ''}"`;
  let askedAt = Number.NEGATIVE_INFINITY;
  const fetchNew = async (): Promise<ReleaseData | null> => {
    const headers = { 'If-None-Match': tag };
    const answer = await ask(ADDRESS, { headers, cache: 'no-store', priority: 'low', signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status !== 200) return null;
    const release = (await answer.json()) as ReleaseData;
    const { n: number = newest } = release;
    // every change counts up, a rollback too: what counts less lay in a copy that lags
    if (!isWhole(release) || number < newest) return null;
    newest = number;
    tag = answer.headers.get('ETag') ?? tag;
    return release;
  };
  let asking: Promise<ReleaseData | null> = Promise.resolve(null);
  return (isFailing) => {
    const last = isFailing ? askedAt : Math.max(askedAt, startedAt);
    // a clock that went back says nothing of how long ago it was
    if (Math.abs(now() - last) < PAUSE) return asking.then(() => null);
    askedAt = now();
    asking = fetchNew().catch(() => null);
    return asking;
  };
}

const isWhole = ({ shell, remotes }: Partial<ReleaseData>): boolean =>
  typeof shell?.version === 'string' && Object.values(remotes ?? [null]).every((remote) => remote?.active?.version !== undefined);
