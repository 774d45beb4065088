import type { CheckoutBody } from '@billet/shared-domain/contract';
import { type Extras, totalPrice } from '@billet/shared-domain/rules/price';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { type PrivacyType, valentineBody } from '../checkout/choice.ts';
import { isRecord } from '../checkout/draft.ts';

/** What the modal of a valentine holds. */
export interface SendForm {
  readonly step: 'gift' | 'checkout';
  readonly message: string;
  /** The id of the picked gift. */
  readonly selectedGift: string | null;
  readonly privacyType: PrivacyType;
  readonly isSuperValentine: boolean;
}

export const emptySendForm: SendForm = { step: 'gift', message: '', selectedGift: null, privacyType: 'reveal', isSuperValentine: false };

export const privacyTypes: readonly PrivacyType[] = ['reveal', 'full_anon', 'open'];
const isPrivacyType = (value: unknown): value is PrivacyType => privacyTypes.some((each) => each === value);

export function isSendForm(value: unknown): value is SendForm {
  return (
    isRecord(value) &&
    (value.step === 'gift' || value.step === 'checkout') &&
    typeof value.message === 'string' &&
    (value.selectedGift === null || typeof value.selectedGift === 'string') &&
    isPrivacyType(value.privacyType) &&
    typeof value.isSuperValentine === 'boolean'
  );
}

export function extrasOf(form: SendForm): Extras {
  return { isSuper: form.isSuperValentine, isFullyAnonymous: form.privacyType === 'full_anon' };
}

/** What the visitor will be asked to pay, in Stars; the server computes its own. */
export function totalOf(form: SendForm, giftPrice: number): number {
  return totalPrice(giftPrice, extrasOf(form));
}

/** The body to send, or null while the text or the gift isn't right. */
export function bodyOf(form: SendForm, valentineCode: string): CheckoutBody | null {
  const checked = checkText(form.message, MESSAGE_LIMIT, true);
  if (!checked.ok || form.selectedGift === null) return null;
  const { privacyType, isSuperValentine } = form;
  return valentineBody({ valentineCode, itemId: form.selectedGift, message: checked.text, privacyType, isSuperValentine });
}

/** The id of the message that says what is wrong with a text; null while nothing is. */
export function textFaultId(message: string): string | null {
  const checked = checkText(message, MESSAGE_LIMIT, true);
  if (checked.ok || checked.fault === 'blank') return null;
  return checked.fault === 'too_long' ? 'send-message-too-long' : 'send-message-not-text';
}
