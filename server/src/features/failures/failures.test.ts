import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FAILURES_PATH, MAX_EVENTS } from '@billet/shared-domain/rules/failures';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { pino } from 'pino';
import { startWorld, type World } from '../../../test/harness.ts';
import { account, signInitData } from '../../../test/person.ts';
import { until } from '../../../test/shop.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import type { Config } from '../../kit/config.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { forgetDue } from '../../kit/retention/forget.ts';

const version = (name: string) => ({ version: name });
const canary = { release: version('new'), percent: 5, salt: 'a-salt', since: '2026-06-10T09:00:00.000Z' };
const release = {
  schema: 2,
  shell: { active: version('shell-2'), previous: [version('shell-1')], withdrawn: [] },
  remotes: {
    inbox: { active: version('two'), canary, previous: [version('one')], withdrawn: ['zero'] },
    share: { active: version('three'), previous: [], withdrawn: [] },
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'billet-failures-'));
writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });

const start = (config: Partial<Config> = {}) => startWorld({ releaseFolder: folder, trustedProxies: ['127.0.0.1'], ...config }, { log });
let world: World;
beforeAll(async () => {
  world = await start();
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const event = (remote: string, ofVersion: string, code = 'missing', phase = 'entry') => ({ remote, version: ofVersion, phase, code });
/** Sends a report and returns the status. */
async function beacon(events: unknown, { name, headers = {} }: { name?: string; headers?: Record<string, string> } = {}) {
  const answer = await fetch(`${world.url}${FAILURES_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.1', ...headers },
    body: JSON.stringify({ events, initData: name && signInitData(account(name), world.deps.config.botToken) }),
  });
  return answer.status;
}

interface Row {
  readonly times: number;
  readonly [column: string]: unknown;
}
const rows = () => sqlOn(world.deps.db.owner.$client)<Row[]>`SELECT remote, version, phase, code, times FROM billet.remote_events`;
const timesOf = (all: readonly Row[], counter: object) =>
  all.filter((row) => Object.entries(counter).every(([name, value]) => row[name] === value)).reduce((sum, { times }) => sum + times, 0);
/** Resolves when the events were counted that often. */
const counted = (counter: object, times: number) => until(rows, (all) => timesOf(all, counter) === times);

describe('[MFE-12] failure counters by hour, remote, version, phase and code', () => {
  test('count failures of remotes and of the host, without init data', async () => {
    expect(await beacon([event('inbox', 'two'), event('inbox', 'two'), event('host', 'shell-2', 'changed', 'page')])).toBe(204);
    expect(await beacon([event('inbox', 'one', 'threw_at_start', 'start')])).toBe(204);
    await counted(event('inbox', 'two'), 2);
    await counted(event('host', 'shell-2', 'changed', 'page'), 1);
    await counted(event('inbox', 'one', 'threw_at_start', 'start'), 1);
  });

  test('count unknown remotes, versions and words as other', async () => {
    await beacon([event('attic', '9'), event('__proto__', '9'), event('share', 'never'), event('share', 'three', 'grue', 'cellar')]);
    await counted(event('other', 'other'), 2);
    await counted(event('share', 'other'), 1);
    await counted(event('share', 'three', 'other', 'other'), 1);
  });

  test('count starts only during a canary of the remote, for its two served versions', async () => {
    const started = (remote: string, of: string) => event(remote, of, 'started', 'start');
    await beacon([
      started('inbox', 'new'),
      started('inbox', 'two'),
      started('inbox', 'one'),
      started('share', 'three'),
      event('share', 'three'),
    ]);
    await counted(event('share', 'three'), 1);
    const all = await rows();
    expect(
      all
        .filter(({ code }) => code === 'started')
        .map((row) => [row.remote, row.version, row.times])
        .sort(),
    ).toEqual([
      ['inbox', 'new', 1],
      ['inbox', 'two', 1],
    ]);
  });

  test('reject malformed reports and count nothing of them', async () => {
    const before = await rows();
    for (const events of [
      null,
      [],
      [{ ...event('inbox', 'two'), person: 7 }],
      [event('in box', 'two')],
      [event('inbox', 'x'.repeat(65))],
      [{ ...event('inbox', 'two'), code: 'MISSING' }],
      Array.from({ length: MAX_EVENTS + 1 }, () => event('inbox', 'two')),
    ])
      expect([events, await beacon(events)]).toEqual([events, 400]);
    expect(await beacon([{ ...event('inbox', 'two'), phase: 'x'.repeat(9_000) }])).toBe(413);
    expect(await beacon([event('inbox', 'two')], { headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBe(403);
    expect(await rows()).toEqual(before);
  });

  test('log a burst of failures in a few lines without a user or an address', async () => {
    for (let i = 0; i < 4; i++)
      await beacon(
        Array.from({ length: MAX_EVENTS }, () => event('share', 'three', 'too_late', 'deadline')),
        { name: 'anna' },
      );
    await counted(event('share', 'three', 'too_late', 'deadline'), 80);
    const failures = lines.filter(({ msg }) => msg === 'a remote failed');
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.length).toBeLessThan(10);
    // A log line's own `version` is the server's
    expect(failures[0]).toMatchObject({ failure: { remote: expect.any(String), version: expect.any(String) }, times: expect.any(Number) });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`192\\.0\\.2|${account('anna').id}`));
  });

  test('[SEC-08] store users as keyed hashes that differ by version and kind', async () => {
    const events = [event('inbox', 'new', 'threw_at_start', 'start'), event('inbox', 'new', 'started', 'start'), event('inbox', 'two')];
    for (let i = 0; i < 2; i++) await beacon(events, { name: 'ben' });
    const reporters = await until(
      () =>
        sqlOn(world.deps.db.owner.$client)<
          { mark: Buffer }[]
        >`SELECT * FROM billet.failure_reporters WHERE remote = 'inbox' ORDER BY version, is_start`,
      (all) => all.length >= 3,
    );
    const row = { mark: expect.anything(), remote: 'inbox', canary: 'new 2026-06-10T09:00:00.000Z', hour: expect.anything() };
    expect(reporters).toEqual([
      { ...row, version: 'new', is_start: false },
      { ...row, version: 'new', is_start: true },
      { ...row, version: 'two', is_start: false },
    ]);
    expect(new Set(reporters.map(({ mark }) => mark.toString('hex'))).size).toBe(3);
    const columns = await sqlOn(world.deps.db.owner.$client)<{ name: string }[]>`
      SELECT attname AS name FROM pg_attribute WHERE attrelid = 'billet.remote_events'::regclass AND attnum > 0 ORDER BY attnum`;
    expect(columns.map(({ name }) => name)).toEqual(['hour', 'remote', 'version', 'phase', 'code', 'times']);
  });

  test("are kept for thirty days, and users' marks for a day", async () => {
    const { db } = world.deps;
    const reporters = () => sqlOn(db.owner.$client)`SELECT FROM billet.failure_reporters`;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetDue({ db, log, clock: stoppedClock(inDays(1)) });
    expect((await reporters()).length).toBeGreaterThan(0);
    await forgetDue({ db, log, clock: stoppedClock(inDays(29)) });
    expect(await reporters()).toHaveLength(0);
    expect((await rows()).length).toBeGreaterThan(0);
    await forgetDue({ db, log, clock: stoppedClock(inDays(31)) });
    expect(await rows()).toEqual([]);
  });
});

describe('[MFE-12] the failures report', () => {
  const read = async (url: string, authorization?: string) => {
    const answer = await fetch(`${url}${FAILURES_PATH}`, { headers: authorization ? { Authorization: authorization } : {} });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  test('contains the last hour and the last day, with the results of a canary', async () => {
    const events = [event('inbox', 'new'), event('inbox', 'new'), event('inbox', 'new', 'started', 'start')];
    await beacon(events, { name: 'cleo' });
    await beacon(events);
    await counted(event('inbox', 'new'), 4);
    await sqlOn(world.deps.db.owner.$client)`
      INSERT INTO billet.remote_events VALUES (date_trunc('hour', now() - interval '5 hours'), 'share', 'three', 'page', 'changed', 7)`;
    const { status, body } = await read(world.url);
    expect(status).toBe(200);
    expect(body.events).toEqual(
      expect.arrayContaining([
        { ...event('inbox', 'new'), hour: 4, day: 4 },
        { ...event('share', 'three', 'changed', 'page'), hour: 0, day: 7 },
      ]),
    );
    expect(body.people).toEqual([{ remote: 'inbox', version: 'new', hour: 1, day: 1 }]);
    expect(body.canaries).toEqual([
      expect.objectContaining({ remote: 'inbox', version: 'new', percent: 5, failures: 1, starts: 1, activeFailures: 0 }),
    ]);
    expect(body.takenBack).toEqual([]);
  });

  test('requires the token if one is set, and is closed in production without one', async () => {
    const token = 'a-token-of-the-operators';
    const [guarded, closed] = [await start({ statusToken: token }), await start({ isLocal: false })];
    const statuses = [
      await read(guarded.url, `Bearer ${token}`),
      await read(guarded.url),
      await read(guarded.url, 'Bearer another'),
      await read(guarded.url, token),
      await read(closed.url),
      await read(closed.url, 'Bearer null'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404]);
    await Promise.all([guarded.close(), closed.close()]);
  });
});
