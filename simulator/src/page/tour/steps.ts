import type { Tour } from '../../world/types.ts';

export interface TourStep {
  readonly id: keyof Tour;
  /** The person on whose phone the step takes place, and the chat that it begins in: the bot's, or the one with Alice. */
  readonly slug: string;
  readonly chat: 'bot' | 'alice';
  readonly title: string;
  readonly text: string;
}

/** Three first steps to try, in order. */
export const steps: readonly TourStep[] = [
  {
    id: 'isShared',
    slug: 'alice',
    chat: 'bot',
    title: 'Alice shares her link',
    text: 'Billet › Share › Send in a chat › Boris',
  },
  { id: 'isSent', slug: 'boris', chat: 'alice', title: 'Boris writes to her', text: 'Alice’s chat › her link › write and send' },
  { id: 'isOpened', slug: 'alice', chat: 'bot', title: 'Alice opens it', text: 'Billet › Inbox › tap what came' },
];

/** Suggestions after all three steps. */
export const further = [
  'Pay for a teddy with play money',
  'Reveal who wrote',
  'Answer a report as Olga, the operator',
  'Switch a phone to ru: Share gets two more steps',
] as const;
