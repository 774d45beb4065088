import { bridge, type FormatText } from '@billet/shared-bridge';
import type { Item, PublicProfile } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { useEffect, useRef } from 'react';
import type { Composer } from '../compose/composer.ts';
import { suggest } from '../compose/own-words.ts';
import { pickOther } from '../compose/pick-other.ts';
import { type PageModel, useWriting, type Writing } from '../compose/use-writing.ts';
import { type Gifts, useGifts } from '../gifts/use-gifts.ts';
import { type AskForm, emptyAskForm, isAskForm, questionOf } from './form.ts';
import { loadQuestions } from './questions.ts';

/** Data and actions of the question sheet. */
export interface AskModel extends Writing<AskForm> {
  /** Emotions to choose from. */
  readonly emotions: Gifts;
  /** Gifts that a surprise is drawn from; empty until loaded. */
  readonly gifts: readonly Item[];
  readonly suggest: () => void;
  /** Picks an emotion, which sends the question at once. */
  readonly pick: (emotion: Item) => void;
}

const inProgress = new Map<string, Composer<AskForm>>();

/** Model of the question page for a recipient, and of its sheet. */
export function useAsk(recipient: PublicProfile): { readonly pageModel: PageModel; readonly model: AskModel } {
  const { locale } = useLanguage();
  const text = useText();
  const { pageModel, writing, send } = useWriting(recipient, { mode: 'anonymous', empty: emptyAskForm, isForm: isAskForm, inProgress });
  const { form, submission, change } = writing;
  const emotions = useGifts('anonymous_message', submission);
  const gifts = useGifts('ordinary', submission);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const model: AskModel = {
    ...writing,
    emotions,
    gifts: gifts.data?.items ?? [],
    suggest: () => void suggestQuestion({ locale, current: () => latest.current, change, text }),
    pick: ({ id, starPrice }) => {
      bridge().messenger.haptic({ kind: 'selection' });
      change({ selectedGift: id });
      const question = questionOf(form, id, recipient.valentineCode);
      const isRepriced = submission.kind === 'price_changed' && form.selectedGift === id;
      if (question) send(question, isRepriced ? submission.total : starPrice);
    },
  };
  return { pageModel, model };
}

interface Suggesting {
  readonly locale: string;
  /** Returns the current form. */
  readonly current: () => AskForm;
  readonly change: AskModel['change'];
  readonly text: FormatText;
}

/** Replaces the text with a suggested question, unless the user has typed since the questions were requested. */
async function suggestQuestion({ locale, current, change, text }: Suggesting): Promise<void> {
  const before = current().message;
  try {
    const questions = await loadQuestions(locale);
    if (current().message === before) change(suggest(current(), pickOther(questions, before, Math.random) ?? ''));
  } catch (error) {
    bridge().log({ event: 'questions_unloaded', level: 'warn', reason: String(error) });
    bridge().shell.notify({ message: text('errors-network'), type: 'error' });
  }
}
