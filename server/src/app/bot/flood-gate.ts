import type { Update, User } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { makeRateLimiter } from './rate-limiter.ts';

const MINUTE = 60_000;

/** Drops a person's messages beyond a limit, before a row or an answer costs anything. Payments always pass. */
export type FloodGate = (updates: readonly Update[]) => readonly Update[];

export function makeFloodGate({ config, log }: Pick<Deps, 'config' | 'log'>, now?: () => number): FloodGate {
  const messages = makeRateLimiter(MINUTE, now);
  const warnings = makeRateLimiter(MINUTE, now);
  const passes = (update: Update) => {
    const writer = writerOf(update);
    if (writer === null || config.operatorIds.includes(writer)) return true;
    if (messages.take(writer, config.limits.botMessagesAMinute)) return true;
    if (warnings.take(writer, 1))
      log.warn({ event: 'flood' }, 'a user exceeded botMessagesAMinute of LIMITS; further messages of this minute are dropped');
    return false;
  };
  return (updates) => updates.filter(passes);
}

/** The sender of a message or a button press; null for payments, for access changes, and if the messenger names none. */
function writerOf({ message, callback_query: press }: Update): number | null {
  if (message?.successful_payment || message?.refunded_payment) return null;
  const input: { readonly from?: User | null } = press ?? message ?? {};
  return input.from?.id ?? null;
}
