import { bridge } from '@billet/shared-bridge';
import type { Item, PublicProfile } from '@billet/shared-domain/contract';
import { useLanguage } from '@billet/shared-i18n';
import type { Composer } from '../compose/composer.ts';
import { pickOther } from '../compose/pick-other.ts';
import { type Scene, useWriting, type Writing } from '../compose/use-writing.ts';
import { type Gifts, useGifts } from '../gifts/use-gifts.ts';
import { type AskForm, emptyAskForm, isAskForm, questionOf } from './form.ts';
import { loadQuestions } from './questions.ts';

/** The sheet of a question: what it shows and what can be done in it. */
export interface AskModel extends Writing<AskForm> {
  /** The feelings to choose from. */
  readonly emotions: Gifts;
  /** The gifts that a surprise is drawn from; empty until they are known. */
  readonly gifts: readonly Item[];
  readonly suggest: () => void;
  /** Picks a feeling, which sends the question at once. */
  readonly pick: (emotion: Item) => void;
}

const underWay = new Map<string, Composer<AskForm>>();

/** The page of a question for a recipient, and its sheet. */
export function useAsk(recipient: PublicProfile): { readonly scene: Scene; readonly model: AskModel } {
  const { locale } = useLanguage();
  const { scene, writing, send } = useWriting(recipient, { mode: 'anonymous', empty: emptyAskForm, isForm: isAskForm, underWay });
  const { form, submission, change } = writing;
  const emotions = useGifts('anonymous_message', submission);
  const gifts = useGifts('ordinary', submission);
  const model: AskModel = {
    ...writing,
    emotions,
    gifts: gifts.data?.items ?? [],
    suggest: () => void suggestQuestion(locale, form.message, change),
    pick: ({ id, starPrice }) => {
      bridge().messenger.haptic({ kind: 'selection' });
      change({ selectedGift: id });
      const question = questionOf(form, id, recipient.valentineCode);
      const isRepriced = submission.kind === 'price_changed' && form.selectedGift === id;
      if (question) send(question, isRepriced ? submission.total : starPrice);
    },
  };
  return { scene, model };
}

async function suggestQuestion(locale: string, current: string, change: AskModel['change']): Promise<void> {
  try {
    change({ message: pickOther(await loadQuestions(locale), current, Math.random) ?? '' });
  } catch (error) {
    bridge().log({ event: 'questions_missing', level: 'warn', reason: String(error) });
  }
}
