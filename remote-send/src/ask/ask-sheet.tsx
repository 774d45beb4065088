import { Sheet } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { EmotionStep } from './emotion-step.tsx';
import type { AskModel } from './use-ask.ts';
import { WriteStep } from './write-step.tsx';

/** Sheet with two steps: write a question, then pick an emotion, which sends it. It cannot be closed while sending. */
export function AskSheet({ model }: { readonly model: AskModel }) {
  const text = useText();
  return (
    <Sheet
      isOpen={model.isOpen}
      onClose={model.close}
      onBack={model.form.step === 'emotion' ? () => model.change({ step: 'write' }) : undefined}
      label={text('send-ask-sheet')}
      canClose={!model.isSending}
    >
      {model.form.step === 'write' ? <WriteStep model={model} /> : <EmotionStep model={model} />}
    </Sheet>
  );
}
