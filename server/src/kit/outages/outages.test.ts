import { test } from '@rstest/core';
import { pino } from 'pino';
import { makeMetrics } from '../metrics/metrics.ts';
import { makeOutages } from './outages.ts';

test('[OPS-02] an outage that began with a failed call ends when the check passes', async () => {
  const outages = makeOutages(makeMetrics());
  const ended = new Promise<void>((resolve) => {
    const log = pino({ base: null }, { write: (line: string) => void (line.includes('outage_over') && resolve()) });
    outages.watch('database', { check: async () => undefined }, log);
  });
  outages.takes(Object.assign(new Error('lost'), { code: 'ECONNRESET' }));
  await ended;
  outages.close();
});
