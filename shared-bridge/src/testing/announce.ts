import type { LiveEvent } from '@billet/shared-domain/contract';
import { pageDeps } from '../session/bound.ts';
import { followEvent } from '../session/change-events.ts';
import type { FakeBridge } from './fake-bridge.ts';

/** Tells a whole page of a change, as in production: its session follows first, then whoever listens is told. */
export async function announceTo(fake: FakeBridge, event: LiveEvent): Promise<void> {
  await followEvent(pageDeps(), event);
  fake.announce(event);
}
