import { and, eq } from 'drizzle-orm';
import { canaryVerdicts } from '../../../kit/db/schema/failures.ts';
import type { Deps } from '../../../kit/deps.ts';
import { say } from '../../../kit/messages/texts.ts';
import { canaryId, type ReleaseFacts } from '../../../kit/release.ts';
import { tellOperators } from '../../letters/index.ts';
import { hear, type RunningCanary } from './heard.ts';
import { isTooMuch, reasonOf } from './verdict.ts';

export type JudgeDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log'>;

export interface Withdrawal {
  readonly remote: string;
  readonly version: string;
  /** Of the canary: the same version may be one twice. */
  readonly since: string;
  readonly reason: string;
}

/** Takes a canary out of the release. Gives false where somebody else did meanwhile. Throws where the release can't be written. */
export type TakeBack = (withdrawal: Withdrawal) => Promise<boolean>;

/**
 * Compares each canary with the active version beside it, and takes back what fails too often: first our servers leave it out of what
 * they serve, then the release does. One that couldn't be taken out of the release is tried again the next time.
 */
export async function judgeCanaries(deps: JudgeDeps, release: ReleaseFacts | null, takeBack: TakeBack): Promise<void> {
  for (const [remote, { active, canary }] of Object.entries(release?.remotes ?? {})) {
    if (canary) await judge(deps, { remote, active, canary }, takeBack);
  }
}

async function judge(deps: JudgeDeps, running: RunningCanary, takeBack: TakeBack): Promise<void> {
  const { remote, canary } = running;
  const verdict = (await verdictOn(deps, running)) ?? (await condemn(deps, running));
  if (!verdict) return;
  const withdrawal = { remote, version: canary.release.version, since: canary.since, reason: reasonOf(verdict) };
  const isTakenBack = await takeBack(withdrawal).then(
    (isOurs) => {
      if (isOurs) deps.log.error({ withdrawal }, 'a canary failed too often and was taken back');
      return true;
    },
    (err: unknown) => {
      deps.log.error({ err, withdrawal }, 'a canary failed too often, and the release could not be written: our servers leave it out');
      return false;
    },
  );
  await settle(deps, verdict, isTakenBack);
}

type Verdict = typeof canaryVerdicts.$inferSelect;
const isOf = ({ remote, canary }: Pick<Verdict, 'remote' | 'canary'>) =>
  and(eq(canaryVerdicts.remote, remote), eq(canaryVerdicts.canary, canary));

/** What was found about this very canary before. */
async function verdictOn({ db }: JudgeDeps, { remote, canary }: RunningCanary): Promise<Verdict | undefined> {
  const [verdict] = await db.app
    .select()
    .from(canaryVerdicts)
    .where(isOf({ remote, canary: canaryId(canary) }));
  return verdict;
}

/** From this commit on our servers leave it out. */
async function condemn({ db, config, clock }: JudgeDeps, running: RunningCanary): Promise<Verdict | undefined> {
  const now = clock.real();
  const heard = await hear(db.app, running, now);
  if (!isTooMuch(heard, config.canaryBound)) return undefined;
  const { remote, canary } = running;
  const values = { remote, canary: canaryId(canary), version: canary.release.version, judgedAt: now, ...heard };
  const [verdict] = await db.app.insert(canaryVerdicts).values(values).onConflictDoNothing().returning();
  return verdict;
}

/** Writes down what came of it, and tells operators: once that it goes, and once more when the release could be written after all. */
async function settle(deps: JudgeDeps, verdict: Verdict, isTakenBack: boolean): Promise<void> {
  const { remote, version, failures, starts, activeFailures, activeStarts } = verdict;
  const facts = { remote, version, failures, starts, activeFailures, activeStarts, isTakenBack: String(isTakenBack) };
  await deps.db.app.transaction(async (tx) => {
    const news = await tx.update(canaryVerdicts).set({ isTakenBack, isTold: true }).where(isOf(verdict)).returning();
    if (news.length > 0 && (!verdict.isTold || isTakenBack))
      await tellOperators(tx, deps, (language) => ({ text: say(language, 'bot-operator-canary', facts) }));
  });
}
