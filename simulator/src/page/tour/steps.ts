import type { Tour } from '../../world/types.ts';

/** Three first steps to try, in order, each on the phone of one person. */
export const steps: readonly { readonly id: keyof Tour; readonly slug: string; readonly title: string; readonly text: string }[] = [
  {
    id: 'isShared',
    slug: 'alice',
    title: 'Alice shares her link',
    text: 'Billet › Share › Send in a chat › Boris',
  },
  { id: 'isSent', slug: 'boris', title: 'Boris writes to her', text: 'Alice’s chat › her link › write and send' },
  { id: 'isOpened', slug: 'alice', title: 'Alice opens it', text: 'Billet › Inbox › tap what came' },
];

/** Suggestions after all three steps. */
export const further = [
  'Pay for a teddy with play money',
  'Reveal who wrote',
  'Olga works at the desk: reports, refunds',
  'en › ru above a phone: steps 3 and 4',
] as const;
