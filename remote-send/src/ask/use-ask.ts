import { bridge, useUnsaved } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { useLanguage } from '@billet/shared-i18n';
import { pickOther } from '../checkout/pick-other.ts';
import { useComposer } from '../checkout/use-composer.ts';
import { useOutcomeHaptics } from '../checkout/use-outcome-haptics.ts';
import { useItems } from '../gifts/use-items.ts';
import { askBody, emptyAskForm, isAskForm } from './form.ts';
import { loadQuestions } from './questions.ts';

/** Everything that the page of a question does. */
export function useAsk({ valentineCode }: PublicProfile) {
  const { locale } = useLanguage();
  const [state, composer] = useComposer({ name: `ask/${valentineCode}`, empty: emptyAskForm, isForm: isAskForm });
  const [items, reload] = useItems('anonymous_message');
  const [ordinary] = useItems('ordinary');
  useUnsaved(state.isOpen && state.form.message.trim() !== '');
  useOutcomeHaptics(state);

  const suggest = async () => {
    try {
      const questions = await loadQuestions(locale);
      composer.change({ message: pickOther(questions, composer.get().form.message, Math.random) ?? '' });
    } catch (error) {
      bridge().log({ event: 'questions_missing', level: 'warn', reason: String(error) });
    }
  };
  /** Picking an emotion sends at once. */
  const pick = (selectedGift: string) => {
    bridge().messenger.haptic({ kind: 'selection' });
    composer.change({ selectedGift });
    const body = askBody(state.form, selectedGift, valentineCode);
    if (body) void composer.send(body);
  };
  const ordinaryItems = ordinary.status === 'ready' ? ordinary.items : [];
  return { state, composer, items, ordinaryItems, reload, suggest, pick };
}
