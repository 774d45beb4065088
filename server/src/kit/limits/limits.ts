import type { CallName } from '@billet/shared-domain/contract/calls';
import type { Deps } from '../deps.ts';
import { keyFor } from '../seal/encrypt.ts';
import { countNetwork } from './network.ts';
import { limitOf, type PersonLimit, sampled } from './table.ts';
import { seenIn, take, tooMany } from './take.ts';
import { DAY, HOUR, windowOf } from './window.ts';

/** Of sampled calls, one in this many is stored. */
const SAMPLED = 10;

export type LimitDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'random'>;
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
  const { config, clock, random } = deps;
  const now = clock.real();
  const each = sampled.has(name) ? Math.min(SAMPLED, config.limits[name]) : 1;
  const limit = { name, most: Math.floor(config.limits[name] / each), length: name.endsWith('ADay') ? DAY : HOUR };
  const window = windowOf(keyFor(config.hashKey, 'limits'), limit, subject, now);
  const isWritten = each === 1 || random.integer(each - 1) === 0;
  const counted = isWritten ? await take(deps, window) : seenIn(deps, window);
  if (counted === 0) throw tooMany(window, now);
  return counted * each;
}
