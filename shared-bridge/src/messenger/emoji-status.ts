import { setEmojiStatus } from '@telegram-apps/sdk';
import type { Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask, done } from './outcome.ts';

export async function telegramEmojiStatus(id: string): Promise<Outcome> {
  const answer = await ask((abortSignal) => setEmojiStatus(id, { abortSignal }), deadlines.emojiStatus);
  return answer.ok ? done : answer;
}
