import { shareMessage } from '@telegram-apps/sdk';
import type { Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask, done } from './outcome.ts';

/** Lets the user choose chats for a message that the bot prepared. */
export async function telegramPrepared(id: string): Promise<Outcome> {
  const answer = await ask((abortSignal) => shareMessage(id, { abortSignal }), deadlines.prepared);
  return answer.ok ? done : answer;
}
