import { bridge } from '@billet/shared-bridge';
import type { Item, PublicProfile } from '@billet/shared-domain/contract';
import { useLanguage } from '@billet/shared-i18n';
import { pickOther } from '../compose/pick-other.ts';
import { type Scene, useWriting, type Writing } from '../compose/use-writing.ts';
import { type Items, knownItems, useItems } from '../gifts/use-items.ts';
import { type AskForm, emptyAskForm, isAskForm, questionOf } from './form.ts';
import { loadQuestions } from './questions.ts';

/** The sheet of a question: what it shows and what can be done in it. */
export interface AskModel extends Writing<AskForm> {
  /** The feelings to choose from. */
  readonly items: Items;
  /** The gifts that a surprise is drawn from; empty until they are known. */
  readonly gifts: readonly Item[];
  readonly reload: () => void;
  readonly suggest: () => void;
  /** Picks a feeling, which sends the question at once. */
  readonly pick: (giftId: string) => void;
}

/** The page of a question for a recipient, and its sheet. */
export function useAsk(recipient: PublicProfile): { readonly scene: Scene; readonly model: AskModel } {
  const { locale } = useLanguage();
  const { scene, writing, send } = useWriting(recipient, { mode: 'anonymous', empty: emptyAskForm, isForm: isAskForm });
  const [items, reload] = useItems('anonymous_message');
  const [gifts] = useItems('ordinary');
  const { form, change } = writing;
  const model: AskModel = {
    ...writing,
    items,
    gifts: knownItems(gifts),
    reload,
    suggest: () => void suggestQuestion(locale, form.message, change),
    pick: (selectedGift) => {
      bridge().messenger.haptic({ kind: 'selection' });
      change({ selectedGift });
      const question = questionOf(form, selectedGift, recipient.valentineCode);
      if (question) send(question);
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
