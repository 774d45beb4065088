import { DEFAULT_EMOTION } from '@billet/shared-domain/rules/gifts';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { isOwnWords, type OwnWords } from '../compose/own-words.ts';
import { isRecord, type Sending } from '../compose/sending.ts';

/** What the sheet of a question holds. */
export interface AskForm extends OwnWords {
  readonly step: 'write' | 'emotion';
  /** The id of the emotion. */
  readonly selectedGift: string;
}

export const emptyAskForm: AskForm = { step: 'write', message: '', selectedGift: DEFAULT_EMOTION };

export function isAskForm(value: unknown): value is AskForm {
  return (
    isRecord(value) &&
    isOwnWords(value) &&
    (value.step === 'write' || value.step === 'emotion') &&
    typeof value.message === 'string' &&
    typeof value.selectedGift === 'string'
  );
}

/** The question to send to a code under an emotion, or null while it isn't right: it can't be empty. */
export function questionOf({ message }: Pick<AskForm, 'message'>, giftId: string, to: string): Sending | null {
  const checked = checkText(message, MESSAGE_LIMIT);
  return checked.ok ? { mode: 'anonymous', to, giftId, text: checked.text, privacy: 'reveal', isSuper: false } : null;
}

export function canContinue(message: string): boolean {
  return checkText(message, MESSAGE_LIMIT).ok;
}
