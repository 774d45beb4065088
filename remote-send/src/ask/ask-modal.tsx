import { Sheet } from '@billet/shared-bridge';
import type { Item } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { type Composer, type Composing, isBusy } from '../checkout/composer.ts';
import type { Items } from '../gifts/use-items.ts';
import { EmotionStep } from './emotion-step.tsx';
import type { AskForm } from './form.ts';
import { WriteStep } from './write-step.tsx';

export interface AskModalProps {
  readonly firstName: string;
  readonly isGhost: boolean;
  readonly state: Composing<AskForm>;
  readonly composer: Pick<Composer<AskForm>, 'change' | 'close'>;
  readonly items: Items;
  readonly ordinaryItems: readonly Item[];
  readonly onSuggest: () => void;
  readonly onPick: (id: string) => void;
  readonly onReload: () => void;
}

/** Two steps in one sheet: write a question, then pick a feeling, which sends it. It can't be closed while sending. */
export function AskModal({ firstName, isGhost, state, composer, items, ordinaryItems, onSuggest, onPick, onReload }: AskModalProps) {
  const text = useText();
  const { form, submission } = state;
  return (
    <Sheet isOpen={state.isOpen} onClose={composer.close} label={text('send-ask-modal')} canClose={!isBusy(submission)}>
      {form.step === 'write' ? (
        <WriteStep
          firstName={firstName}
          message={form.message}
          onMessage={(message) => composer.change({ message })}
          onSuggest={onSuggest}
          onContinue={() => composer.change({ step: 'emotion' })}
          onClose={composer.close}
        />
      ) : (
        <EmotionStep
          items={items}
          ordinaryItems={ordinaryItems}
          isGhost={isGhost}
          firstName={firstName}
          selectedGift={form.selectedGift}
          submission={submission}
          onPick={onPick}
          onReload={onReload}
          onBack={() => composer.change({ step: 'write' })}
          onClose={composer.close}
        />
      )}
    </Sheet>
  );
}
