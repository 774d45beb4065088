import fc from 'fast-check';

const kinds = ['free', 'bare', 'question', 'paid', 'super', 'full_anon'] as const;
export type SendingKind = (typeof kinds)[number];

/** One event. `note`: index among the notes that the recipient sees. */
export type Action =
  | { readonly act: 'send'; readonly by: 'sender' | 'accomplice'; readonly kind: SendingKind; readonly word: string }
  | { readonly act: 'open' | 'reveal' | 'answer' | 'show' | 'hide' | 'report' | 'block' | 'unblock' | 'unmute'; readonly note: number }
  | { readonly act: 'pause' | 'resume' | 'mute' | 'count' | 'batch' | 'rank' | 'sender looks' | 'sender changes' | 'sender leaves' };

const words = ['hello', 'psst, you', 'guess who', 'ты мне нравишься'];
const onNotes = ['open', 'open', 'reveal', 'answer', 'show', 'hide', 'report', 'block', 'block', 'unblock', 'unmute'] as const;
const others = ['pause', 'resume', 'mute', 'count', 'batch', 'rank', 'sender looks', 'sender changes', 'sender leaves'] as const;

const actions: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('send' as const),
      by: fc.constantFrom('sender' as const, 'sender' as const, 'accomplice' as const),
      kind: fc.constantFrom(...kinds),
      word: fc.constantFrom(...words),
    }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constantFrom(...onNotes), note: fc.nat(4) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom(...others) }) },
);

/**
 * Twenty events. No sender signs a note, no name is revealed by a purchase, and the recipient writes no notes, since these disclose the
 * sender intentionally.
 */
export const histories = fc.array(actions, { minLength: 20, maxLength: 20 });
