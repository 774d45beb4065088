import { bridge } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { SentView } from '../sent/sent-view.tsx';
import { useSent } from '../sent/use-sent.ts';
import { StepSheet, type Steps, useSteps } from '../sheet/step-sheet.tsx';
import { DeletedView, DeleteView } from './delete-view.tsx';
import { LanguageView } from './language-view.tsx';
import { PurchasesView } from './purchases-view.tsx';
import { type SettingsStep, SettingsView } from './settings-view.tsx';
import { useDeletion } from './use-deletion.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { usePurchases } from './use-purchases.ts';
import { useSettings } from './use-settings.ts';

/** Everything that a person can set, in one sheet. Whose account is gone can only leave. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const steps = useSteps<SettingsStep>();
  const [isGone, setGone] = useState(false);
  const leave = () => {
    steps.back();
    setGone(true);
  };
  return (
    <StepSheet label={text('share-settings')} steps={steps} onClose={isGone ? () => bridge().messenger.close() : onClose}>
      {isGone ? <DeletedView /> : <Step steps={steps} onGone={leave} />}
    </StepSheet>
  );
}

function Step({ steps, onGone }: { readonly steps: Steps<SettingsStep>; readonly onGone: () => void }) {
  switch (steps.step) {
    case null:
      return <Start onOpen={steps.open} />;
    case 'language':
      return <Languages />;
    case 'sent':
      return <Sent />;
    case 'purchases':
      return <Purchases />;
    case 'delete':
      return <Deletion onGone={onGone} />;
  }
}

const Start = ({ onOpen }: { readonly onOpen: (step: SettingsStep) => void }) => <SettingsView model={useSettings(onOpen)} />;
const Languages = () => <LanguageView model={useLanguageChoice()} />;
const Sent = () => <SentView model={useSent()} />;
const Purchases = () => <PurchasesView model={usePurchases()} />;
const Deletion = ({ onGone }: { readonly onGone: () => void }) => <DeleteView model={useDeletion(onGone)} />;
