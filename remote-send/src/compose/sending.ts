import type { CheckoutBody, Mode } from '@billet/shared-domain/contract';

/** Who may know the sender: `reveal` the recipient can find out, `full_anon` nobody ever, `open` signed. */
export const privacies = ['reveal', 'full_anon', 'open'] as const;
export type Privacy = (typeof privacies)[number];

/** What a sender asks for: a gift with words, to whom, and who may know. */
export interface Sending {
  /** anonymous: a question. */
  readonly mode: Mode;
  /** The recipient's code. */
  readonly to: string;
  /** A question's gift is the feeling that goes with it. */
  readonly giftId: string;
  readonly text: string;
  readonly privacy: Privacy;
  readonly isSuper: boolean;
}

/** The sending in the wire's words. Its two privacy flags are never both set: the server refuses that. */
export function toBody({ mode, to, giftId, text, privacy, isSuper }: Sending): CheckoutBody {
  return {
    valentineCode: to,
    itemId: giftId,
    message: text,
    isSuper,
    isFullyAnonymous: privacy === 'full_anon',
    isOpenSympathy: privacy === 'open',
    isAnonymousMessage: mode === 'anonymous',
  };
}

export function isPrivacy(value: unknown): value is Privacy {
  return privacies.some((each) => each === value);
}
