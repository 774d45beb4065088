import type { Browser } from 'playwright';
import type { Deployment, Deployments } from './deployments.ts';
import { newPhone, openApp } from './phone.ts';
import type { Pair } from './stats.ts';
import type { Traffic } from './traffic.ts';

export interface ColdStart {
  readonly pairs: readonly Pair[];
  /** What the last visit of each had fetched when its first screen stood. */
  readonly traffic: Readonly<Record<keyof Deployments, Traffic>>;
}

async function visit(browser: Browser, deployment: Deployment): Promise<{ readonly time: number; readonly traffic: Traffic }> {
  const phone = await newPhone(browser);
  try {
    const time = await openApp(phone, await deployment.launchUrl());
    return { time, traffic: phone.traffic.until(time) };
  } finally {
    await phone.context.close();
  }
}

/** First visits to the share page, in turns; a first pair that warms the servers up isn't counted. */
export async function measureColdStart(browser: Browser, { federated, onePiece }: Deployments, count: number): Promise<ColdStart> {
  const pairs: Pair[] = [];
  for (let left = count; left >= 0; left--) {
    const a = await visit(browser, federated);
    const b = await visit(browser, onePiece);
    if (left < count) pairs.push({ federated: a.time, onePiece: b.time });
    if (left === 0) return { pairs, traffic: { federated: a.traffic, onePiece: b.traffic } };
  }
  throw new Error('At least one pair is needed');
}
