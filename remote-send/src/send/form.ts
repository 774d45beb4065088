import { totalPrice } from '@billet/shared-domain/rules/price';
import { isPrivacy, type Privacy } from '@billet/shared-domain/rules/privacy';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { isMatchChoice, isOwnWords, type MatchChoice, type OwnWords } from '../compose/own-words.ts';
import { isRecord, type Sending } from '../compose/sending.ts';

/** State of the valentine sheet. */
export interface SendForm extends OwnWords, MatchChoice {
  readonly step: 'gift' | 'checkout';
  /** ID of the picked gift. */
  readonly selectedGift: string | null;
  readonly privacyType: Privacy;
  readonly isSuperValentine: boolean;
}

export const emptySendForm: SendForm = {
  step: 'gift',
  message: '',
  selectedGift: null,
  privacyType: 'reveal',
  isSuperValentine: false,
  isMatchable: true,
};

export function isSendForm(value: unknown): value is SendForm {
  return (
    isRecord(value) &&
    isOwnWords(value) &&
    isMatchChoice(value) &&
    (value.step === 'gift' || value.step === 'checkout') &&
    typeof value.message === 'string' &&
    (value.selectedGift === null || typeof value.selectedGift === 'string') &&
    isPrivacy(value.privacyType) &&
    typeof value.isSuperValentine === 'boolean'
  );
}

/** Whether the match switch is on. Valentine mode: on by default, and off for a fully anonymous note, which can never match. */
export const isMatchOn = ({ isMatchable = true, privacyType }: SendForm): boolean => isMatchable && privacyType !== 'full_anon';

/** Total to show, in Stars; the server computes its own. */
export function totalOf(form: SendForm, giftPrice: number): number {
  return totalPrice(giftPrice, { isSuper: form.isSuperValentine, isFullyAnonymous: form.privacyType === 'full_anon' });
}

/** The valentine to send to a code; null while the text is invalid or no gift is picked. */
export function valentineOf(form: SendForm, to: string): Sending | null {
  const checked = checkText(form.message, MESSAGE_LIMIT, true);
  if (!checked.ok || form.selectedGift === null) return null;
  const { selectedGift: giftId, privacyType: privacy, isSuperValentine: isSuper } = form;
  return { mode: 'valentine', to, giftId, text: checked.text, privacy, isSuper, isMatchable: isMatchOn(form) };
}
