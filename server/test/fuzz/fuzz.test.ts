import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type Shop, startShop } from '../shop.ts';
import { brokenInvariants } from './invariants.ts';
import { fuzz } from './run.ts';

const OPERATOR = 900;
const SECRET = 'a-secret-of-the-webhook';
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const LIMIT_MS = 600_000 + REQUESTS * 60;
const PLENTY = 1_000_000;

let shop: Shop;
const surprises: unknown[] = [];
const note = (error: unknown) => void surprises.push(error);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  const limits = new Proxy({}, { get: () => PLENTY }) as never;
  shop = await startShop({ operatorIds: [OPERATOR], webhookSecret: SECRET, batchSeconds: 1, limits, automaticRefundsAnHour: PLENTY });
});
afterAll(async () => {
  process.off('unhandledRejection', note);
  await shop.close();
});

test(
  `[SEC-07][API-04] ${REQUESTS} fuzzed requests (FUZZ_SEED=${SEED}) get well-formed answers, no 5xx except 503 with Retry-After, and the books add up`,
  async () => {
    const webhook = { url: `${shop.url}/api/telegram/webhook`, secret: SECRET, operatorId: OPERATOR };
    const { faults, answers, reached } = await fuzz(shop, SEED, REQUESTS, webhook);
    console.log(JSON.stringify({ answers, reached: reached.length }));
    expect(faults).toEqual([]);
    expect(surprises).toEqual([]);
    await expect.poll(() => brokenInvariants(shop), { timeout: 60_000 }).toEqual([]);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    // a fuzz that reaches few calls proves nothing
    expect(reached.length).toBeGreaterThan(16);
  },
  LIMIT_MS,
);
