import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type pg from 'pg';
import { isDatabaseOutage } from '../../kit/outages/classify.ts';
import { takePollingLock } from './lock.ts';

beforeEach(() => void rstest.useFakeTimers());
afterEach(() => void rstest.useRealTimers());

test('[OPS-05] taking the polling lock fails as an outage and closes its connection when the database stays silent', async () => {
  const release = rstest.fn();
  const client = { query: () => new Promise(() => undefined), release };
  const direct = { connect: async () => client } as unknown as pg.Pool;
  const taken = takePollingLock({ direct }).catch((error: unknown) => error);
  await rstest.advanceTimersByTimeAsync(15_000);
  expect(isDatabaseOutage(await taken)).toBe(true);
  expect(release).toHaveBeenCalledWith(true);
});
