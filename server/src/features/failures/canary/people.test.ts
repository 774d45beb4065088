import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FAILURES_PATH, MAX_EVENTS } from '@billet/shared-domain/rules/failures';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../../../test/harness.ts';
import { account, signInitData } from '../../../../test/person.ts';
import { until } from '../../../../test/shop.ts';
import { checkCanaries, type Withdrawal } from './check-canaries.ts';

const version = (name: string) => ({ version: name });
const canary = { release: version('new'), percent: 5, salt: 'a-salt', since: new Date(Date.now() - 60_000).toISOString() };
const release = {
  schema: 2,
  shell: { active: version('shell'), previous: [], withdrawn: [] },
  remotes: { inbox: { active: version('now'), canary, previous: [], withdrawn: [] } },
};
const failure = { remote: 'inbox', version: 'new', phase: 'start', code: 'threw_at_start' };

let folder: string;
let world: World;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'billet-canary-people-'));
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  world = await startWorld({ releaseFolder: folder, trustedProxies: ['127.0.0.1'] });
});
afterEach(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** Sends failures of the canary in reports of at most twenty events, each from another network. */
async function reportFailures(count: number, initData?: string): Promise<void> {
  for (let sent = 0; sent < count; sent += MAX_EVENTS) {
    const answer = await fetch(`${world.url}${FAILURES_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.${sent / MAX_EVENTS}.1` },
      body: JSON.stringify({ initData, events: Array.from({ length: Math.min(MAX_EVENTS, count - sent) }, () => failure) }),
    });
    expect(answer.status).toBe(204);
  }
}

const initDataOf = (name: string, signedAt?: Date) => signInitData(account(name), world.deps.config.botToken, signedAt);

/** The operators' view of the canary, once its failures were counted that often. */
const seen = (reports: number) =>
  until(
    async () => {
      const answer = await fetch(`${world.url}${FAILURES_PATH}`);
      return (await answer.json()) as { events: { code: string; day: number }[]; canaries: { failures: number; starts: number }[] };
    },
    ({ events }) => events.some(({ code, day }) => code === failure.code && day === reports),
  );

/** The versions of canaries that would be rolled back now. */
async function takenBack(): Promise<string[]> {
  const taken: Withdrawal[] = [];
  await checkCanaries(world.deps, release, async (withdrawal) => {
    taken.push(withdrawal);
    return true;
  });
  return taken.map((each) => each.version);
}

test('[MFE-12] counts a flood of 1,000 anonymous failures from 50 networks but does not take the canary back', async () => {
  await reportFailures(1_000);
  expect((await seen(1_000)).canaries).toEqual([expect.objectContaining({ failures: 0, starts: 0 })]);
  expect(await takenBack()).toEqual([]);
});

test('[MFE-12] counts a user who reports 1,000 failures as one', async () => {
  await reportFailures(1_000, initDataOf('anna'));
  expect((await seen(1_000)).canaries).toEqual([expect.objectContaining({ failures: 1 })]);
  expect(await takenBack()).toEqual([]);
});

test('[MFE-12] counts failures with forged or expired init data as anonymous', async () => {
  for (const name of ['anna', 'ben', 'cleo', 'dora', 'emil'])
    await reportFailures(1, signInitData(account(name), 'the token of another bot'));
  for (const name of ['finn', 'gina', 'hugo', 'ines', 'jona'])
    await reportFailures(1, initDataOf(name, new Date(Date.now() - 25 * 3_600_000)));
  expect((await seen(10)).canaries).toEqual([expect.objectContaining({ failures: 0 })]);
  expect(await takenBack()).toEqual([]);
});

test('[MFE-12] takes a canary back for failures of five users during a flood of anonymous ones', async () => {
  await reportFailures(200);
  for (const name of ['anna', 'ben', 'cleo', 'dora']) await reportFailures(2, initDataOf(name));
  await seen(208);
  expect(await takenBack()).toEqual([]);
  await reportFailures(1, initDataOf('emil'));
  expect((await seen(209)).canaries).toEqual([expect.objectContaining({ failures: 5 })]);
  expect(await takenBack()).toEqual(['new']);
});
