import { ApiError } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';
import { keyFor } from '../seal/encrypt.ts';
import { isFull, type LimitDeps, take } from './take.ts';
import { HOUR, windowOf } from './window.ts';

/** Sendings per hour that everybody has, regardless of their network, so that users cannot block their neighbours. */
export const OWN_SHARE = 20;
/** One sending in this many is stored, at random, so that a single sending of a neighbour cannot be detected. */
export const SAMPLING_INTERVAL = 20;
/** Seconds. A refusal names a random multiple: the real end of the window would reveal when others sent. */
const STEP = 600;
const STEPS = 6;

/**
 * A fallback against one script with many accounts: counts the sendings of one network beyond each person's own share. `own`: the sender's
 * count in this hour. Throws `too_many`.
 */
export async function countNetwork({ db, config, clock, random }: LimitDeps, address: string, own: number): Promise<void> {
  if (own <= OWN_SHARE) return;
  const limit = { name: 'network', most: Math.ceil(config.limits.perAddressAnHour / SAMPLING_INTERVAL), length: HOUR };
  const window = windowOf(keyFor(config.hashKey, 'limits'), limit, [networkOf(address)], clock.real());
  const isOver = random.integer(SAMPLING_INTERVAL - 1) === 0 ? (await take(db, window)) === 0 : await isFull(db, window);
  if (isOver) throw new ApiError('too_many', 'Too much at once; try again later', { retryAfter: STEP * (1 + random.integer(STEPS - 1)) });
}
