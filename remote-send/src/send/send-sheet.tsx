import { Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { CheckoutStep } from './checkout-step.tsx';
import { GiftStep } from './gift-step.tsx';
import type { SendModel } from './use-send.ts';

/** Sheet with two steps: pick a gift, then write and send. It cannot be closed while sending. */
export function SendSheet({ model }: { readonly model: SendModel }) {
  const text = useText();
  const { checkout } = model;
  return (
    <Sheet
      isOpen={model.isOpen}
      onClose={model.close}
      onBack={checkout ? () => model.change({ step: 'gift' }) : undefined}
      label={text('send-sheet')}
      canClose={!model.isSending}
    >
      {checkout ? <CheckoutStep model={model} checkout={checkout} /> : <GiftStep model={model} />}
    </Sheet>
  );
}
