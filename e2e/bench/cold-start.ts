import type { Browser } from 'playwright';
import type { Deployment, Deployments } from './deployments.ts';
import { newPhone, openApp, processorTime } from './phone.ts';
import type { Pair } from './stats.ts';
import type { Traffic } from './traffic.ts';

export interface ColdStart {
  readonly pairs: readonly Pair[];
  /** The same pairs by the time of the processor alone. */
  readonly processor: readonly Pair[];
  /** What the last visit of each had fetched when its first screen stood. */
  readonly traffic: Readonly<Record<keyof Deployments, Traffic>>;
}

interface Visit {
  readonly time: number;
  readonly processor: number;
  readonly traffic: Traffic;
}

async function visit(browser: Browser, deployment: Deployment): Promise<Visit> {
  const phone = await newPhone(browser);
  try {
    const time = await openApp(phone, await deployment.launchUrl());
    return { time, processor: await processorTime(phone), traffic: phone.traffic.until(time) };
  } finally {
    await phone.context.close();
  }
}

/** First visits to the share page, in turns; a first pair that warms the servers up isn't counted. */
export async function measureColdStart(browser: Browser, { federated, onePiece }: Deployments, count: number): Promise<ColdStart> {
  const pairs: Pair[] = [];
  const processor: Pair[] = [];
  for (let left = count; left >= 0; left--) {
    const a = await visit(browser, federated);
    const b = await visit(browser, onePiece);
    if (left === count) continue;
    pairs.push({ federated: a.time, onePiece: b.time });
    processor.push({ federated: a.processor, onePiece: b.processor });
    if (left === 0) return { pairs, processor, traffic: { federated: a.traffic, onePiece: b.traffic } };
  }
  throw new Error('At least one pair is needed');
}
