import { shareStory } from '@telegram-apps/sdk';
import type { Messenger, Outcome } from '../contract.ts';
import { attempt, failure } from './outcome.ts';

type Story = Parameters<Messenger['shareToStory']>[0];

export function telegramStory({ mediaUrl, text, widgetLink }: Story): Outcome {
  return attempt(() => shareStory(mediaUrl, { ...(text && { text }), ...(widgetLink && { widgetLink }) }));
}

export const webStory = (): Outcome => failure('unsupported');
