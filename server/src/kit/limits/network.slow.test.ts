import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { startWorld } from '../../../test/harness.ts';
import { seededRandom } from '../../../test/seeded.ts';
import { checkout, type Shop, startShop } from '../../../test/shop.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/errors.ts';
import { type Random, systemRandom } from '../random.ts';
import { countCall } from './limits.ts';
import { countNetwork, OWN_SHARE, SAMPLING_INTERVAL } from './network.ts';
import type { LimitDeps } from './take.ts';

const HOUR = 3_600_000;
const config = readConfig({ SEAL_KEY: 'k'.repeat(32) });
let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

/** Limits in the n-th hour, with a separate random sequence. */
function hour(n: number, perAddressAnHour = config.limits.perAddressAnHour): LimitDeps {
  const now = new Date(Date.UTC(2026, 0, 1) + n * HOUR * 3);
  const limits = { ...config.limits, perAddressAnHour, perSenderAnHour: 1_000 };
  return { db, config: { ...config, limits }, random: seededRandom(n), clock: stoppedClock(now) };
}

/** The observations of a person who sends until the network is refused: accepted sendings, and the time to wait. */
async function sendUntilRefused(deps: LimitDeps, address: string, most = 5_000): Promise<{ accepted: number; retryAfter: number }> {
  for (let accepted = 0; accepted < most; accepted++) {
    try {
      await countNetwork(deps, address, 1_000);
    } catch (error) {
      if (error instanceof ApiError) return { accepted, retryAfter: error.details.retryAfter ?? 0 };
      throw error;
    }
  }
  return { accepted: most, retryAfter: 0 };
}

describe('[SEC-05] network limit', () => {
  test('[SEC-08] up to twenty an hour, refusals of one person reveal nothing about sendings of another', async () => {
    for (const n of [1, 2, 3]) {
      const alone = await sendUntilRefused(hour(n, 60), '203.0.113.1');
      const deps = hour(n, 60);
      for (let i = 0; i < OWN_SHARE; i++) await countCall(deps, 'checkout', { telegramId: n }, '203.0.113.2');
      expect(await sendUntilRefused(deps, '203.0.113.2')).toEqual(alone);
    }
  });

  test('[SEC-08] beyond that, a single sending is not detectable, and the time to wait is random', async () => {
    const worlds = { alone: [] as number[], beside: [] as number[] };
    const waits: number[] = [];
    for (let n = 10; n < 50; n++) {
      const [alone, beside] = [hour(n, 60), hour(1_000 + n, 60)];
      const first = await sendUntilRefused(alone, '203.0.113.3');
      await countNetwork(beside, '203.0.113.3', 1_000);
      const second = await sendUntilRefused(beside, '203.0.113.3');
      worlds.alone.push(first.accepted);
      worlds.beside.push(second.accepted);
      waits.push(first.retryAfter, second.retryAfter);
    }
    // how often one world accepts more than the other: a half is chance, and 40 against 40 draws deviate by 0.065
    const wins = worlds.alone.flatMap((a) => worlds.beside.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
    const score = wins.reduce((sum, each) => sum + each, 0) / wins.length;
    expect(Math.abs(score - 0.5)).toBeLessThan(0.2);
    // about the limit, with noise: an exact number would be a counter
    const mean = worlds.alone.reduce((sum, each) => sum + each, 0) / worlds.alone.length;
    expect(mean).toBeGreaterThan(40);
    expect(mean).toBeLessThan(80);
    expect(new Set(worlds.alone).size).toBeGreaterThan(12);
    expect(new Set(waits.map((seconds) => seconds % 600))).toEqual(new Set([0]));
    expect(new Set(waits).size).toBeGreaterThan(3);
  });
});

describe('[SEC-05] requests from one network', () => {
  /** Stores the same sendings in each run, independent of other random decisions. */
  const sampling = (seed: number, rest: Random = seededRandom(seed + 1)): Random => {
    const samples = seededRandom(seed);
    return { ...rest, integer: (max) => (max === SAMPLING_INTERVAL - 1 ? samples : rest).integer(max) };
  };
  const crowd = async (shop: Pick<Shop, 'person'>, size: number) =>
    Promise.all(Array.from({ length: size }, (_, index) => shop.person(`somebody ${index}`)));

  test("[SEC-05] one account cannot use up its network's limit, with any number of unpaid links", async () => {
    const limits = { ...config.limits, perAddressAnHour: 80 };
    const shop = await startShop({ limits }, { random: sampling(7, systemRandom), clock: stoppedClock() });
    const [frequentSender, rareSender] = [await shop.person('loud'), await shop.person('quiet')];
    const people = await crowd(shop, 12);
    const replies = [];
    for (let i = 0; i < 96; i++) {
      const to = people[i % people.length];
      if (to) replies.push((await checkout(frequentSender, to, { itemId: 'teddy', message: `no ${i}` })).status);
    }
    expect(replies.filter((status) => status === 200)).toHaveLength(60);
    for (const each of people.slice(0, 5)) expect((await checkout(rareSender, each)).status).toBe(200);
    await shop.close();
  });

  test('[SEC-08] the number of notes one account may send does not depend on another account of its network', async () => {
    const accepted = [];
    for (const isBusy of [false, true]) {
      const world = await startWorld(
        { limits: { ...config.limits, perPairADay: 100, perAddressAnHour: 40 } },
        { random: sampling(7), clock: stoppedClock() },
      );
      const [frequentSender, rareSender, friend] = [await world.person('loud'), await world.person('quiet'), await world.person('friend')];
      for (let i = 0; isBusy && i < 15; i++) await checkout(rareSender, friend, { message: `no ${i}` });
      const statuses = [];
      for (let i = 0; i < 60; i++) statuses.push((await checkout(frequentSender, friend, { message: `no ${i}` })).status);
      accepted.push(statuses.filter((status) => status === 200).length);
      await world.close();
    }
    expect(accepted[0]).toBe(accepted[1]);
    expect(accepted[0]).toBeGreaterThanOrEqual(20);
  });

  test('[SEC-05] X-Forwarded-For is used only from trusted proxies', async () => {
    const limits = { ...config.limits, perPairADay: 100, perAddressAnHour: 1 };
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    for (const [trustedProxies, second] of [
      [[], 429],
      [['127.0.0.1'], 200],
    ] as const) {
      const world = await startWorld(
        { limits, trustedProxies },
        { random: { ...seededRandom(3), integer: () => 0 }, clock: stoppedClock() },
      );
      const [ann, bob] = [await world.person('ann'), await world.person('bob')];
      for (let i = 0; i <= OWN_SHARE; i++) expect((await checkout(ann, bob, { message: `no ${i}` }, from('203.0.113.1'))).status).toBe(200);
      for (let i = 0; i < OWN_SHARE; i++) expect((await checkout(bob, ann, { message: `no ${i}` }, from('203.0.113.2'))).status).toBe(200);
      expect((await checkout(bob, ann, { message: 'more' }, from('203.0.113.2'))).status).toBe(second);
      await world.close();
    }
  });
});
