import { DEFAULT_EMOTION } from '@billet/shared-domain/rules/gifts';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { isMatchChoice, isOwnWords, type MatchChoice, type OwnWords } from '../compose/own-words.ts';
import { isRecord, type Sending } from '../compose/sending.ts';

/** State of the question sheet. */
export interface AskForm extends OwnWords, MatchChoice {
  readonly step: 'write' | 'emotion';
  /** ID of the emotion. */
  readonly selectedGift: string;
}

export const emptyAskForm: AskForm = { step: 'write', message: '', selectedGift: DEFAULT_EMOTION, isMatchable: false };

export function isAskForm(value: unknown): value is AskForm {
  return (
    isRecord(value) &&
    isOwnWords(value) &&
    isMatchChoice(value) &&
    (value.step === 'write' || value.step === 'emotion') &&
    typeof value.message === 'string' &&
    typeof value.selectedGift === 'string'
  );
}

/** Whether the match switch is on. Anonymous mode: off by default. */
export const isMatchOn = ({ isMatchable = false }: MatchChoice): boolean => isMatchable;

/** The question to send to a code with an emotion; null while the text is invalid or empty. */
export function questionOf(form: Pick<AskForm, 'message' | 'isMatchable'>, giftId: string, to: string): Sending | null {
  const checked = checkText(form.message, MESSAGE_LIMIT);
  if (!checked.ok) return null;
  return { mode: 'anonymous', to, giftId, text: checked.text, privacy: 'reveal', isSuper: false, isMatchable: isMatchOn(form) };
}

export function canContinue(message: string): boolean {
  return checkText(message, MESSAGE_LIMIT).ok;
}
