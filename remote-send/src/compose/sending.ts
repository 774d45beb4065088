import type { CheckoutBody, Mode } from '@billet/shared-domain/contract';
import { type Privacy, privacyFlags, privacyOf } from '@billet/shared-domain/rules/privacy';

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
  /** The match switch (ENT-03); false for a fully anonymous note. */
  readonly isMatchable: boolean;
}

/** The name under which drafts and keys are kept: the page and the recipient. */
export function intentOf({ mode, to }: Pick<Sending, 'mode' | 'to'>): string {
  return `${mode === 'valentine' ? 'send' : 'ask'}/${to}`;
}

/** The sending in the wire's words, with the total that was shown, in whole Stars. */
export function toBody({ mode, to, giftId, text, privacy, isSuper, isMatchable }: Sending, total: number): CheckoutBody {
  return {
    valentineCode: to,
    itemId: giftId,
    message: text,
    isSuper,
    ...privacyFlags(privacy),
    isAnonymousMessage: mode === 'anonymous',
    // absent counts as off
    ...(isMatchable && { isMatchable }),
    total,
  };
}

/** The sending that a kept body of the wire stands for; null for anything else. */
export function fromBody(body: unknown): Sending | null {
  if (!isRecord(body)) return null;
  const { valentineCode: to, itemId: giftId, message: text = '' } = body;
  const privacy = privacyOf({ isFullyAnonymous: body.isFullyAnonymous === true, isOpenSympathy: body.isOpenSympathy === true });
  if (typeof to !== 'string' || typeof giftId !== 'string' || typeof text !== 'string' || privacy === null) return null;
  return {
    mode: body.isAnonymousMessage === true ? 'anonymous' : 'valentine',
    to,
    giftId,
    text,
    privacy,
    isSuper: body.isSuper === true,
    isMatchable: body.isMatchable === true,
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
