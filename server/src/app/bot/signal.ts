import type { Bot } from 'grammy';

type BotSignal = NonNullable<Parameters<Bot['init']>[0]>;

/** The platform's signal as grammY's types want it: theirs come from a package that only older runtimes need. */
export function forBot(signal: AbortSignal): BotSignal {
  return signal as unknown as BotSignal;
}
