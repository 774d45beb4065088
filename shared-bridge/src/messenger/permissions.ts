import { requestWriteAccess } from '@telegram-apps/sdk';
import type { Outcome } from '../contract.ts';
import { deadlines, LOCK_WITHIN } from './deadlines.ts';
import { ask, failure, success } from './outcome.ts';

export type Access = 'allowed' | 'cancelled';

/** A refusal sooner than anybody can press is the client's lock, not a person's answer (ENV-03). */
export function accessOrLock(answer: Outcome<string>, tookMs: number): Outcome<Access> {
  if (!answer.ok) return answer;
  if (answer.value === 'allowed') return success('allowed');
  return tookMs < LOCK_WITHIN ? failure('locked') : success('cancelled');
}

/** Asks whether the bot may write to the person. */
export async function askWriteAccess(): Promise<Outcome<Access>> {
  const asked = Date.now();
  const answer = await ask((abortSignal) => requestWriteAccess({ abortSignal }), deadlines.writeAccess);
  return accessOrLock(answer, Date.now() - asked);
}
