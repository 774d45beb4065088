import type { Bot } from 'grammy';

type BotSignal = NonNullable<Parameters<Bot['init']>[0]>;

/** Casts the platform's signal to grammY's type, which comes from a polyfill for older runtimes. */
export function toBotSignal(signal: AbortSignal): BotSignal {
  return signal as unknown as BotSignal;
}
