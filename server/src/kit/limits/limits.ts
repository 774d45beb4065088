import type { CallName } from '@billet/shared-domain/contract/calls';
import { keyFor } from '../seal/encrypt.ts';
import { countNetwork } from './network.ts';
import { limitOf, type PersonLimit } from './table.ts';
import { type LimitDeps, take, tooMany } from './take.ts';
import { DAY, HOUR, windowOf } from './window.ts';

/** A Telegram user. The id outlives the account. */
type Person = { readonly telegramId: number };

/** Counts a call before its work, for the caller and, after many sendings, for their network. Throws `too_many`. */
export async function countCall(deps: LimitDeps, call: CallName, person: Person | null, address: string): Promise<void> {
  const limit = limitOf[call];
  if (person === null || limit === null || limit === 'streamsAtOnce') return;
  const count = await countFor(deps, limit, person);
  if (limit === 'perSenderAnHour') await countNetwork(deps, address, count);
}

/** Counts an event for a person, regardless of its outcome, and returns the count in this window. Throws `too_many`. */
export function countFor(deps: LimitDeps, limit: PersonLimit, { telegramId }: Person): Promise<number> {
  return count(deps, limit, [String(telegramId)]);
}

/** Counts an attempt to send from one person to another. Throws `too_many`. */
export async function countPair(deps: LimitDeps, sender: Person, recipient: Person): Promise<void> {
  await count(deps, 'perPairADay', [String(sender.telegramId), String(recipient.telegramId)]);
}

async function count(deps: LimitDeps, name: PersonLimit | 'perPairADay', subject: readonly string[]): Promise<number> {
  const { db, config, clock } = deps;
  const now = clock.real();
  const limit = { name, most: config.limits[name], length: name.endsWith('ADay') ? DAY : HOUR };
  const window = windowOf(keyFor(config.hashKey, 'limits'), limit, subject, now);
  const counted = await take(db, window);
  if (counted === 0) throw tooMany(window, now);
  return counted;
}
