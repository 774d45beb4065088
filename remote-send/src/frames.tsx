import type { Frame } from '@billet/shared-ui';
import { recipientFrame } from './recipient/first-frame.tsx';
import { friendFrame } from './send-to-friend/first-frame.tsx';

/** First frames of the start pages (FST-01). */
export const frames: readonly Frame[] = [
  recipientFrame('/send', 'valentine'),
  recipientFrame('/ask', 'anonymous'),
  friendFrame('anonymous'),
  friendFrame('valentine'),
];
