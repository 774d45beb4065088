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
const questions: Readonly<Record<Permission, (abortSignal: AbortSignal) => Promise<unknown>>> = {
  writeAccess: async (abortSignal) => requestWriteAccess({ abortSignal }),
  phone: async (abortSignal) => requestPhoneAccess({ abortSignal }),
  // the library polls for the contact: after 50 ms, and each wait is 50 ms longer
  contact: async (abortSignal) => requestContact({ abortSignal }),
  emojiStatus: async (abortSignal) => requestEmojiStatusAccess({ abortSignal }),
  biometry: async (abortSignal) => {
    // takes the signal itself; all other functions of the library take options
    await mountBiometry(abortSignal);
    return (await authenticateBiometry({ abortSignal })).status;
  },
  location: async (abortSignal) => {
    await mountLocationManager({ abortSignal });
    return requestLocation({ abortSignal });
  },
};

const refusals: readonly unknown[] = ['cancelled', 'failed'];

/** Maps an answer to an outcome. A refusal faster than a user can press is the lock of the client (ENV-03). */
export function permissionOf(answer: Outcome<unknown>, tookMs: number): Outcome {
  const isLock = tookMs < LOCK_THRESHOLD;
  if (answer.ok) return refusals.includes(answer.value) ? failure(isLock ? 'locked' : 'declined') : done;
  return answer.reason === 'declined' && isLock ? failure('locked') : answer;
}

/** Requests a permission from the user through the messenger. */
export async function telegramPermission(permission: Permission): Promise<Outcome> {
  const asked = performance.now();
  const answer = await ask(questions[permission], deadlines.permission[permission]);
  return permissionOf(answer, performance.now() - asked);
}
