import type { LiveEvent } from '@billet/shared-domain/contract';
import { applyEvent } from '../session/change-events.ts';
import { pageDeps } from '../session/page-session.ts';
import type { FakeBridge } from './fake-bridge.ts';

/** Announces a change to a whole page as in production: updates the session, then calls the listeners. */
export async function announceTo(fake: FakeBridge, event: LiveEvent): Promise<void> {
  await applyEvent(pageDeps(), event);
  fake.announce(event);
}
