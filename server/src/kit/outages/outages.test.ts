import { expect, test } from '@rstest/core';
import { pino } from 'pino';
import { currentWork, startWork } from '../db/client/work.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { makeOutages } from './outages.ts';

test('[OPS-02] an outage that was met in work which nobody waits for any more ends, too', async () => {
  const outages = makeOutages(makeMetrics());
  const ended = new Promise<void>((resolve) => {
    const log = pino({ base: null }, { write: (line: string) => void (line.includes('outage_over') && resolve()) });
    outages.watch('database', { check: async () => expect(currentWork()?.isOver ?? false).toBe(false) }, log);
  });
  const work = startWork();
  work.run(() => outages.takes(Object.assign(new Error('lost'), { code: 'ECONNRESET' })));
  work.giveUp();
  await ended;
  outages.close();
});
