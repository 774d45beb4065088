import { and, eq } from 'drizzle-orm';
import { canaryVerdicts } from '../../../kit/db/schema/failures.ts';
import type { Deps } from '../../../kit/deps.ts';
import { translate } from '../../../kit/messages/texts.ts';
import { canaryId, type ReleaseFacts } from '../../../kit/release.ts';
import { notifyOperators } from '../../bot-messages/index.ts';
import { countReporters, type RunningCanary } from './count-reporters.ts';
import { reasonOf, shouldRollBack } from './verdict.ts';

export type CanaryCheckDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log'>;

export interface Withdrawal {
  readonly remote: string;
  readonly version: string;
  /** Start of the canary, since a version may be a canary twice. */
  readonly since: string;
  readonly reason: string;
}

/** Removes a canary from the release. Returns false when it was already removed. Throws when the release cannot be written. */
export type WithdrawCanary = (withdrawal: Withdrawal) => Promise<boolean>;

/**
 * Compares each canary with the active version and takes back those that fail too often: first our servers omit it, then it is removed from
 * the release. A failed removal is retried on the next run.
 */
export async function checkCanaries(deps: CanaryCheckDeps, release: ReleaseFacts | null, withdraw: WithdrawCanary): Promise<void> {
  for (const [remote, { active, canary }] of Object.entries(release?.remotes ?? {})) {
    if (canary) await checkCanary(deps, { remote, active, canary }, withdraw);
  }
}

async function checkCanary(deps: CanaryCheckDeps, running: RunningCanary, withdraw: WithdrawCanary): Promise<void> {
  const { remote, canary } = running;
  const verdict = (await verdictOn(deps, running)) ?? (await storeVerdict(deps, running));
  if (!verdict) return;
  const withdrawal = { remote, version: canary.release.version, since: canary.since, reason: reasonOf(verdict) };
  const isWithdrawn = await withdraw(withdrawal).then(
    (isOurs) => {
      if (isOurs) deps.log.error({ withdrawal }, 'a canary failed too often and was rolled back');
      return true;
    },
    (err: unknown) => {
      deps.log.error(
        { err, withdrawal },
        'a canary failed too often, but the release could not be written; the servers stop serving the canary',
      );
      return false;
    },
  );
  await settle(deps, verdict, isWithdrawn);
}

type Verdict = typeof canaryVerdicts.$inferSelect;
const isOf = ({ remote, canary }: Pick<Verdict, 'remote' | 'canary'>) =>
  and(eq(canaryVerdicts.remote, remote), eq(canaryVerdicts.canary, canary));

/** The stored verdict on this canary. */
async function verdictOn({ db }: CanaryCheckDeps, { remote, canary }: RunningCanary): Promise<Verdict | undefined> {
  const [verdict] = await db.app
    .select()
    .from(canaryVerdicts)
    .where(isOf({ remote, canary: canaryId(canary) }));
  return verdict;
}

/** From the commit of this verdict on, our servers omit the canary. */
async function storeVerdict({ db, config, clock }: CanaryCheckDeps, running: RunningCanary): Promise<Verdict | undefined> {
  const now = clock.real();
  const counts = await countReporters(db.app, running, now);
  if (!shouldRollBack(counts, config.canaryBound)) return undefined;
  const { remote, canary } = running;
  const values = { remote, canary: canaryId(canary), version: canary.release.version, judgedAt: now, ...counts };
  const [verdict] = await db.app.insert(canaryVerdicts).values(values).onConflictDoNothing().returning();
  return verdict;
}

/** Stores the outcome and notifies the operators: once of the verdict, and again when a delayed removal succeeds. */
async function settle(deps: CanaryCheckDeps, verdict: Verdict, isTakenBack: boolean): Promise<void> {
  const { remote, version, failures, starts, activeFailures, activeStarts } = verdict;
  const facts = { remote, version, failures, starts, activeFailures, activeStarts, isTakenBack: String(isTakenBack) };
  await deps.db.app.transaction(async (tx) => {
    const changed = await tx.update(canaryVerdicts).set({ isTakenBack, isReported: true }).where(isOf(verdict)).returning();
    if (changed.length > 0 && (!verdict.isReported || isTakenBack))
      await notifyOperators(tx, deps, (language) => ({ text: translate(language, 'bot-operator-canary', facts) }));
  });
}
