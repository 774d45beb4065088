import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';
import { keyFor } from '../seal/encrypt.ts';
import { isFull, take } from './take.ts';
import { HOUR, windowOf } from './window.ts';

/** What everybody may send in an hour whatever comes from their network: nobody can silence their neighbours. */
export const OWN_SHARE = 20;
/** One sending in so many is written down, by chance, so that no neighbour's single one shows. */
export const SAMPLED = 20;
/** Seconds of which a refusal names some, by chance: when the window really ends would tell when others sent. */
const STEP = 600;
const STEPS = 6;

/**
 * The backstop against one script with many accounts: counts what people of one network send beyond their own share.
 * `own` is the how-manieth this is of the sender in this hour. Throws `too_many`.
 */
export async function countNetwork(deps: Pick<Deps, 'db' | 'config' | 'clock' | 'random'>, address: string, own: number): Promise<void> {
  const { config, clock, random } = deps;
  if (own <= OWN_SHARE) return;
  const limit = { name: 'network', most: Math.ceil(config.limits.perAddressAnHour / SAMPLED), length: HOUR };
  const window = windowOf(keyFor(config.hashKey, 'limits'), limit, [networkOf(address)], clock.real());
  const isOver = random.whole(SAMPLED - 1) === 0 ? (await take(deps, window)) === 0 : await isFull(deps, window);
  if (isOver) throw new ApiError('too_many', 'Too much at once; try again later', { retryAfter: STEP * (1 + random.whole(STEPS - 1)) });
}
