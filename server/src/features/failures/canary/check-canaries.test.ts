import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { makeDeps } from '../../../../test/harness.ts';
import { sqlOn } from '../../../kit/db/sql-on.ts';
import { canaryId, type ReleaseFacts } from '../../../kit/release.ts';
import type { SellingDeps } from '../../payments/index.ts';
import { readSeen } from '../seen.ts';
import { storeCounts } from '../store-counts.ts';
import { checkCanaries, type Withdrawal } from './check-canaries.ts';
import { canaryGate } from './gate.ts';

const version = (name: string) => ({ version: name });
const began = Date.now();
let canaries = 0;
/** A release of the inbox with a new canary. */
const release = (): ReleaseFacts => ({
  shell: { active: version('shell'), previous: [], withdrawn: [] },
  remotes: {
    inbox: {
      active: version('now'),
      canary: { release: version('new'), percent: 5, since: new Date(began - ++canaries).toISOString() },
      previous: [],
      withdrawn: [],
    },
  },
});

let deps: SellingDeps;
const lines: string[] = [];
beforeAll(async () => {
  const made = await makeDeps({ operatorIds: [71, 72], canaryBound: { failures: 5, perHundredStarts: 2, timesActive: 3 } });
  const error = (_: unknown, words: string) => void lines.push(words);
  deps = { ...made, log: Object.assign(Object.create(made.log), { error }) };
});
afterAll(async () => {
  await deps.live.close();
  await deps.db.close();
});
beforeEach(async () => {
  lines.length = 0;
  await sqlOn(deps.db.owner.$client)`TRUNCATE billet.remote_events, billet.failure_reporters, billet.canary_verdicts, billet.outbox`;
});

let users = 0;
/** Stores reports of new users: failures and starts of the canary, and failures of the active version, which 400 others start. */
async function reportCounts(of: ReleaseFacts, { failures, starts = 20, active = 0 }: Record<string, number> & { failures: number }) {
  const { canary } = of.remotes.inbox ?? {};
  const reporters = (name: string, count: number, isStart: boolean) =>
    Array.from({ length: count }, () => ({
      remote: 'inbox',
      version: name,
      canary: canary ? canaryId(canary) : null,
      isStart,
      isCanaryFailure: name === 'new' && !isStart,
      telegramId: ++users,
    }));
  await storeCounts(deps, {
    counted: [{ counter: { remote: 'inbox', version: 'new', phase: 'start', code: 'threw_at_start' }, times: failures }],
    reporters: [
      ...reporters('new', failures, false),
      ...reporters('new', starts, true),
      ...reporters('now', active, false),
      ...reporters('now', 400, true),
    ],
  });
}

/** A release store that is writable or not. */
function store(isWritable = true) {
  const taken: Withdrawal[] = [];
  const withdraw = async (withdrawal: Withdrawal) => {
    if (!isWritable) throw new Error('read-only');
    taken.push(withdrawal);
    return true;
  };
  return { taken, withdraw };
}
const letters = async () => {
  const rows = await sqlOn(deps.db.owner.$client)<{ task: string }[]>`SELECT task FROM billet.outbox`;
  return rows.filter(({ task }) => task === 'write-letter').length;
};
const canariesIn = ({ remotes }: ReleaseFacts) => Object.values(remotes).flatMap(({ canary }) => (canary ? [canary.release.version] : []));

describe('[MFE-12] a canary', () => {
  test('that fails too often is rolled back once with the reason, and the operators are notified', async () => {
    const [now, { taken, withdraw }] = [release(), store()];
    await reportCounts(now, { failures: 8 });
    await checkCanaries(deps, now, withdraw);
    const reason = 'failed for 8 of 20 users; the active version for 0 of 400';
    const { since = '' } = now.remotes.inbox?.canary ?? {};
    expect(taken).toEqual([{ remote: 'inbox', version: 'new', since, reason }]);
    expect(lines).toEqual(['a canary failed too often and was rolled back']);
    expect(await letters()).toBe(2);
    const seen = await readSeen(deps, now);
    expect(seen.takenBack).toEqual([{ remote: 'inbox', version: 'new', at: expect.any(String), reason, isInRelease: false }]);
  });

  test("stays with few failing users, with failures as frequent as the active version's, and without failures", async () => {
    const [now, { taken, withdraw }] = [release(), store()];
    await checkCanaries(deps, now, withdraw);
    await reportCounts(now, { failures: 4 });
    await checkCanaries(deps, now, withdraw);
    await reportCounts(now, { failures: 2, active: 300 });
    await checkCanaries(deps, now, withdraw);
    expect([taken, lines, await letters()]).toEqual([[], [], 0]);
  });

  test('is not checked by reports about an earlier canary', async () => {
    const [first, { taken, withdraw }] = [release(), store()];
    await reportCounts(first, { failures: 8 });
    await checkCanaries(deps, release(), withdraw);
    expect(taken).toEqual([]);
  });

  test('is not checked by reports about the same version as an earlier canary, even of the same hour', async () => {
    const [first, again, { taken, withdraw }] = [release(), release(), store()];
    await reportCounts(first, { failures: 200 });
    await reportCounts(again, { failures: 3, starts: 300 });
    await checkCanaries(deps, again, withdraw);
    expect(taken).toEqual([]);
  });

  test('is omitted by our servers while the release cannot be written, and the operators are notified of both steps', async () => {
    const [now, readOnly, writable] = [release(), store(false), store()];
    await reportCounts(now, { failures: 8 });
    expect(canariesIn(await canaryGate(deps)(now))).toEqual(['new']);
    await checkCanaries(deps, now, readOnly.withdraw);
    await checkCanaries(deps, now, readOnly.withdraw);
    expect(lines[0]).toContain('the release could not be written');
    expect(await letters()).toBe(2);
    expect((await readSeen(deps, now)).takenBack).toMatchObject([{ version: 'new', isInRelease: true }]);
    const gate = canaryGate(deps);
    const left = await gate(now);
    // The page is rebuilt only for another object
    expect(await gate(now)).toBe(left);
    expect([canariesIn(left), left.remotes.inbox?.active.version]).toEqual([[], 'now']);
    await checkCanaries(deps, now, writable.withdraw);
    expect(writable.taken).toHaveLength(1);
    expect(await letters()).toBe(4);
    expect((await readSeen(deps, now)).takenBack).toMatchObject([{ version: 'new', isInRelease: false }]);
  });

  test('is checked by the last day only, including users who report again', async () => {
    const [now, { taken, withdraw }] = [release(), store()];
    const first = users;
    await reportCounts(now, { failures: 8 });
    await sqlOn(deps.db.owner.$client)`UPDATE billet.failure_reporters SET hour = hour - interval '25 hours'`;
    await checkCanaries(deps, now, withdraw);
    expect(taken).toEqual([]);
    users = first;
    await reportCounts(now, { failures: 8 });
    await checkCanaries(deps, now, withdraw);
    expect(taken).toMatchObject([{ reason: 'failed for 8 of 20 users; the active version for 0 of 400' }]);
  });

  test('is checked soon after a failure', async () => {
    await reportCounts(release(), { failures: 1 });
    expect(await sqlOn(deps.db.owner.$client)`SELECT task FROM billet.outbox`).toEqual([{ task: 'judge-canaries' }]);
  });
});
