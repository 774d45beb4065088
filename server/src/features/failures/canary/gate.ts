import { eq } from 'drizzle-orm';
import { canaryVerdicts } from '../../../kit/db/schema/failures.ts';
import type { Deps } from '../../../kit/deps.ts';
import { type CanaryFacts, canaryId } from '../../../kit/release.ts';

/** The parts of a release that matter for canaries. */
interface WithCanaries {
  readonly remotes: Readonly<Record<string, { readonly canary?: Pick<CanaryFacts, 'release' | 'since'> | undefined }>>;
}

/** Removes canaries from a release that failed the check but are still in it. Returns the same object for the same release. */
export type Gate = <R extends WithCanaries>(release: R) => Promise<R>;

/** Milliseconds for which verdicts are cached, and so the maximum delay of a removal. */
const CACHE_MS = 2_000;
/** Milliseconds that a page waits for verdicts before it uses the last known ones. */
const TIMEOUT_MS = 500;

export function canaryGate({ db, log }: Pick<Deps, 'db' | 'log'>): Gate {
  let bad: readonly string[] = [];
  let readAt = 0;
  const answers = new WeakMap<object, { readonly release: object; readonly bad: string }>();
  const read = async () => {
    const rows = await db.app
      .select({ remote: canaryVerdicts.remote, canary: canaryVerdicts.canary })
      .from(canaryVerdicts)
      .where(eq(canaryVerdicts.isTakenBack, false));
    bad = rows.map(({ remote, canary }) => `${remote} ${canary}`).sort();
  };
  const readSoon = async () => {
    if (Date.now() - readAt < CACHE_MS) return;
    readAt = Date.now();
    const reading = read().catch((err: unknown) => log.warn({ err }, 'verdicts on canaries could not be read'));
    await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref())]);
  };
  return async <R extends WithCanaries>(release: R): Promise<R> => {
    if (!Object.values(release.remotes).some(({ canary }) => canary)) return release;
    await readSoon();
    if (bad.length === 0) return release;
    const known = answers.get(release);
    if (known?.bad === bad.join()) return known.release as R;
    const answer = withoutCanaries(release, bad);
    answers.set(release, { release: answer, bad: bad.join() });
    return answer;
  };
}

function withoutCanaries<R extends WithCanaries>(release: R, bad: readonly string[]): R {
  const remotes = Object.entries(release.remotes).map(([name, state]) => {
    const { canary, ...rest } = state;
    return [name, canary && bad.includes(`${name} ${canaryId(canary)}`) ? rest : state] as const;
  });
  return { ...release, remotes: Object.fromEntries(remotes) };
}
