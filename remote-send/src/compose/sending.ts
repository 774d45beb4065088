import type { CheckoutBody, Mode } from '@billet/shared-domain/contract';
import { type Privacy, privacyFlags, privacyOf } from '@billet/shared-domain/rules/privacy';

/** A note to send: gift, text, recipient and privacy. */
export interface Sending {
  /** anonymous: a question. */
  readonly mode: Mode;
  /** The recipient's code. */
  readonly to: string;
  /** ID of the gift; for a question, of the emotion. */
  readonly giftId: string;
  readonly text: string;
  readonly privacy: Privacy;
  readonly isSuper: boolean;
  /** Match switch (ENT-03); false for a fully anonymous note. */
  readonly isMatchable: boolean;
}

/** Storage name for drafts and idempotency keys: the page and the recipient. */
export function intentOf({ mode, to }: Pick<Sending, 'mode' | 'to'>): string {
  return `${mode === 'valentine' ? 'send' : 'ask'}/${to}`;
}

/** Request body of the note, with the total that was shown, in whole Stars. */
export function toBody({ mode, to, giftId, text, privacy, isSuper, isMatchable }: Sending, total: number): CheckoutBody {
  return {
    valentineCode: to,
    itemId: giftId,
    message: text,
    isSuper,
    ...privacyFlags(privacy),
    isAnonymousMessage: mode === 'anonymous',
    // a missing flag means off
    ...(isMatchable && { isMatchable }),
    total,
  };
}

/** The note of a stored request body; null if the body is invalid. */
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
