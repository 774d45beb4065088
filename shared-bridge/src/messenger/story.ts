import type { Messenger, Outcome } from '../contract.ts';
import { attempt, failure } from './outcome.ts';
import { postRequiringVersion } from './wire.ts';

type Story = Parameters<Messenger['shareToStory']>[0];

/** Clients in which no story can be posted: they ignore the request without an answer (SHR-05). */
const WITHOUT_STORIES = /^(web|tdesktop|unigram)/;

export const storyOf = (platform: string) => (WITHOUT_STORIES.test(platform) ? webStory : telegramStory);

function telegramStory({ mediaUrl, text, widgetLink }: Story): Outcome {
  return attempt(() =>
    postRequiringVersion('7.8', 'web_app_share_to_story', { media_url: mediaUrl, text: text || undefined, widget_link: widgetLink }),
  );
}

export const webStory = (): Outcome => failure('unsupported');
