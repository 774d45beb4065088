import { Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import type { Composer, Composing } from '../checkout/composer.ts';
import { isBusy } from '../checkout/composer.ts';
import { pickOther } from '../checkout/pick-other.ts';
import type { ShownGift } from '../gifts/gift-list.ts';
import type { Items } from '../gifts/use-items.ts';
import { cannedValentines } from './canned.ts';
import { CheckoutStep } from './checkout-step.tsx';
import type { SendForm } from './form.ts';
import { GiftStep } from './gift-step.tsx';

export interface SendModalProps {
  readonly firstName: string;
  readonly isGhost: boolean;
  readonly state: Composing<SendForm>;
  readonly composer: Pick<Composer<SendForm>, 'change' | 'close'>;
  readonly items: Items;
  readonly surprise: ShownGift | null;
  readonly onPick: (id: string) => void;
  readonly onReload: () => void;
  readonly onSend: () => void;
}

/** Two steps in one sheet: pick a gift, then write and send. It can't be closed while sending. */
export function SendModal({ firstName, isGhost, state, composer, items, surprise, onPick, onReload, onSend }: SendModalProps) {
  const text = useText();
  const { form, submission } = state;
  const all = items.status === 'ready' ? items.items : [];
  const gift = all.find((item) => item.id === form.selectedGift);
  return (
    <Sheet isOpen={state.isOpen} onClose={composer.close} label={text('send-modal')} canClose={!isBusy(submission)}>
      {form.step === 'checkout' && gift ? (
        <CheckoutStep
          firstName={firstName}
          form={form}
          gift={gift}
          items={all}
          submission={submission}
          isFreeOnly={isGhost}
          onMessage={(message) => composer.change({ message })}
          onSuggest={() => composer.change({ message: pickOther(cannedValentines(text), form.message, Math.random) ?? '' })}
          onPrivacy={(privacyType) => composer.change({ privacyType })}
          onSuper={(isSuperValentine) => composer.change({ isSuperValentine })}
          onSend={onSend}
          onBack={() => composer.change({ step: 'gift' })}
          onClose={composer.close}
        />
      ) : (
        <GiftStep
          firstName={firstName}
          isGhost={isGhost}
          items={items}
          surprise={surprise}
          selectedGift={form.selectedGift}
          onPick={onPick}
          onReload={onReload}
          onClose={composer.close}
        />
      )}
    </Sheet>
  );
}
