import { bridge } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { SentView } from '../sent/sent-view.tsx';
import { useSent } from '../sent/use-sent.ts';
import { StepSheet, type Steps, useSteps } from '../sheet/step-sheet.tsx';
import { type AccountDeletionModel, DeletedView, DeleteView } from './delete-view.tsx';
import { LanguageView } from './language-view.tsx';
import { PromptView } from './prompt-view.tsx';
import { PurchasesView } from './purchases-view.tsx';
import { type SettingsStep, SettingsView } from './settings-view.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { usePrompt } from './use-prompt.ts';
import { usePurchases } from './use-purchases.ts';
import { useSettings } from './use-settings.ts';

/** All settings in one sheet. After the account was deleted, it can only be closed. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const steps = useSteps<SettingsStep>();
  const [isGone, setGone] = useState(false);
  const leave = () => {
    steps.back();
    setGone(true);
  };
  const deletion = useAccountDeletion(leave);
  const close = isGone ? () => bridge().messenger.close() : onClose;
  return (
    <StepSheet label={text('share-settings')} steps={steps} onClose={close} canClose={!deletion.isBusy}>
      {isGone ? <DeletedView /> : <Step steps={steps} deletion={deletion} />}
    </StepSheet>
  );
}

function Step({ steps, deletion }: { readonly steps: Steps<SettingsStep>; readonly deletion: AccountDeletionModel }) {
  switch (steps.step) {
    case null:
      return <Start onOpen={steps.open} />;
    case 'language':
      return <Languages />;
    case 'prompt':
      return <Prompt onDone={steps.back} />;
    case 'sent':
      return <Sent />;
    case 'purchases':
      return <Purchases />;
    case 'delete':
      return <DeleteView model={deletion} />;
  }
}

const Start = ({ onOpen }: { readonly onOpen: (step: SettingsStep) => void }) => <SettingsView model={useSettings(onOpen)} />;
const Languages = () => <LanguageView model={useLanguageChoice()} />;
const Prompt = ({ onDone }: { readonly onDone: () => void }) => <PromptView model={usePrompt(onDone)} />;
const Sent = () => <SentView model={useSent()} />;
const Purchases = () => <PurchasesView model={usePurchases()} />;
