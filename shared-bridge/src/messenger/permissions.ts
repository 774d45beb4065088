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
import { deadlines, LOCK_THRESHOLD } from './deadlines.ts';
import { ask, done, failure } from './outcome.ts';

/** The request for each permission. Its answer may be a refusal. */
const requests: Readonly<Record<Permission, (abortSignal: AbortSignal) => Promise<unknown>>> = {
  writeAccess: async (abortSignal) => requestWriteAccess({ abortSignal }),
  phone: async (abortSignal) => requestPhoneAccess({ abortSignal }),
  // the SDK polls for the contact, first after 50 ms, then after 50 ms more each time
  contact: async (abortSignal) => requestContact({ abortSignal }),
  emojiStatus: async (abortSignal) => requestEmojiStatusAccess({ abortSignal }),
  biometry: async (abortSignal) => {
    // unlike the other functions of the SDK, this one takes the signal itself instead of options
    await mountBiometry(abortSignal);
    return (await authenticateBiometry({ abortSignal })).status;
  },
  location: async (abortSignal) => {
    await mountLocationManager({ abortSignal });
    return requestLocation({ abortSignal });
  },
};

const refusals: readonly unknown[] = ['cancelled', 'failed'];

/**
 * Maps an answer to an outcome. Clients block repeated dialogs and answer with a refusal at once, faster than a user can press: that is
 * `locked` (ENV-03).
 */
export function permissionOf(answer: Outcome<unknown>, tookMs: number): Outcome {
  const isLock = tookMs < LOCK_THRESHOLD;
  if (answer.ok) return refusals.includes(answer.value) ? failure(isLock ? 'locked' : 'declined') : done;
  return answer.reason === 'declined' && isLock ? failure('locked') : answer;
}

/** Requests a permission from the user through the messenger. */
export async function telegramPermission(permission: Permission): Promise<Outcome> {
  const asked = performance.now();
  const answer = await ask(requests[permission], deadlines.permission[permission]);
  return permissionOf(answer, performance.now() - asked);
}
