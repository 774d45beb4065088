import {
  authenticateBiometry,
  mountBiometry,
  mountLocationManager,
  requestContact,
  requestEmojiStatusAccess,
  requestLocation,
  requestPhoneAccess,
  requestWriteAccess,
} from '@telegram-apps/sdk';
import type { Outcome, Permission } from '../contract.ts';
import { deadlines, LOCK_WITHIN } from './deadlines.ts';
import { ask, done, failure } from './outcome.ts';

/** What the messenger answers to each question; words of refusal are told apart from a yes. */
const questions: Readonly<Record<Permission, (abortSignal: AbortSignal) => Promise<unknown>>> = {
  writeAccess: async (abortSignal) => requestWriteAccess({ abortSignal }),
  phone: async (abortSignal) => requestPhoneAccess({ abortSignal }),
  // the library polls for the contact: after 50 ms, then 50 ms later each time
  contact: async (abortSignal) => requestContact({ abortSignal }),
  emojiStatus: async (abortSignal) => requestEmojiStatusAccess({ abortSignal }),
  biometry: async (abortSignal) => {
    // the signal itself, where all others of the library take options
    await mountBiometry(abortSignal);
    return (await authenticateBiometry({ abortSignal })).status;
  },
  location: async (abortSignal) => {
    await mountLocationManager({ abortSignal });
    return requestLocation({ abortSignal });
  },
};

const refusals: readonly unknown[] = ['cancelled', 'failed'];

/** A refusal sooner than anybody can press is the client's lock, not a person's answer (ENV-03). */
export function permissionOf(answer: Outcome<unknown>, tookMs: number): Outcome {
  const isLock = tookMs < LOCK_WITHIN;
  if (answer.ok) return refusals.includes(answer.value) ? failure(isLock ? 'locked' : 'declined') : done;
  return answer.reason === 'declined' && isLock ? failure('locked') : answer;
}

/** Asks the person, through the messenger, for what it guards. */
export async function telegramPermission(permission: Permission): Promise<Outcome> {
  const asked = Date.now();
  const answer = await ask(questions[permission], deadlines.permission[permission]);
  return permissionOf(answer, Date.now() - asked);
}
