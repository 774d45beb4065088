import type { CheckoutBody } from '@billet/shared-domain/contract';
import { DEFAULT_EMOTION } from '@billet/shared-domain/rules/gifts';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { anonymousBody } from '../checkout/choice.ts';
import { isRecord } from '../checkout/draft.ts';

/** What the modal of a question holds. */
export interface AskForm {
  readonly step: 'write' | 'emotion';
  readonly message: string;
  /** The id of the emotion. */
  readonly selectedGift: string;
}

export const emptyAskForm: AskForm = { step: 'write', message: '', selectedGift: DEFAULT_EMOTION };

export function isAskForm(value: unknown): value is AskForm {
  return (
    isRecord(value) &&
    (value.step === 'write' || value.step === 'emotion') &&
    typeof value.message === 'string' &&
    typeof value.selectedGift === 'string'
  );
}

/** The body to send under an emotion, or null while the question isn't right: it can't be empty. */
export function askBody(form: Pick<AskForm, 'message'>, itemId: string, valentineCode: string): CheckoutBody | null {
  const checked = checkText(form.message, MESSAGE_LIMIT);
  return checked.ok ? anonymousBody({ valentineCode, itemId, message: checked.text }) : null;
}

export function canContinue(message: string): boolean {
  return checkText(message, MESSAGE_LIMIT).ok;
}

/** The id of the message that says what is wrong with a question; nothing is wrong with an empty one yet. */
export function questionFaultId(message: string): string | null {
  const checked = checkText(message, MESSAGE_LIMIT, true);
  if (checked.ok || checked.fault === 'blank') return null;
  return checked.fault === 'too_long' ? 'send-message-too-long' : 'send-message-not-text';
}
