import { bridge, chooseLanguage, chosenLanguage, errorTextId, isApiError, Sheet, useLayer } from '@billet/shared-bridge';
import { useLanguage, useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { SentView } from '../sent/sent-view.tsx';
import { useSent } from '../sent/use-sent.ts';
import { DeleteView } from './delete-view.tsx';
import { type LanguageCode, LanguageView, languages } from './language-view.tsx';
import { PurchasesView } from './purchases-view.tsx';
import { type SettingsStep, SettingsView } from './settings-view.tsx';
import { usePurchases } from './use-purchases.ts';

interface StepProps {
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Everything that a person can set, in one sheet. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [step, setStep] = useState<SettingsStep | null>(null);
  const back = () => setStep(null);
  useLayer(step !== null, back);
  return (
    <Sheet isOpen onClose={onClose} label={text('share-settings')}>
      {step === null && <Start onOpen={setStep} onClose={onClose} />}
      {step === 'language' && <Languages onBack={back} onClose={onClose} />}
      {step === 'sent' && <Sent onBack={back} onClose={onClose} />}
      {step === 'purchases' && <Purchases onBack={back} onClose={onClose} />}
      {step === 'delete' && <Deletion onBack={back} onClose={onClose} />}
    </Sheet>
  );
}

function Start({ onOpen, onClose }: { readonly onOpen: (step: SettingsStep) => void; readonly onClose: () => void }) {
  const text = useText();
  const { locale } = useLanguage();
  const [isExporting, setExporting] = useState(false);
  const { api, messenger, shell } = bridge();
  const exportData = async () => {
    setExporting(true);
    const outcome = await asked(async () => {
      const { url } = await api.call('exportAccount', {});
      return messenger.shareFile({ url, fileName: 'billet.json' });
    });
    setExporting(false);
    if ('failure' in outcome) shell.notify({ message: text(errorTextId(outcome.failure)), type: 'error' });
    else if (!outcome.value.ok && outcome.value.reason !== 'declined')
      shell.notify({ message: text('share-export-failed'), type: 'error' });
  };
  const name = Object.entries(languages).find(([code]) => code === locale)?.[1] ?? locale;
  return (
    <SettingsView
      language={name}
      isExporting={isExporting}
      onOpen={onOpen}
      onDialog={(dialog) => shell.openDialog(dialog, {})}
      onExport={() => void exportData()}
      onClose={onClose}
    />
  );
}

function Languages(props: StepProps) {
  const [chosen, setChosen] = useState(chosenLanguage);
  const choose = (code: LanguageCode | null) => {
    setChosen(code);
    chooseLanguage(code);
    // other devices learn of it later; this one has it already
    void asked(() => bridge().api.call('updateProfile', { body: { language: code } }));
  };
  return <LanguageView chosen={chosen} onChoose={choose} {...props} />;
}

const Sent = (props: StepProps) => <SentView {...useSent()} {...props} />;
const Purchases = (props: StepProps) => <PurchasesView {...usePurchases()} {...props} />;

function Deletion({ onBack, onClose }: StepProps) {
  const text = useText();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const remove = async () => {
    setState('busy');
    const outcome = await asked(() => bridge().api.call('deleteAccount', {}));
    setState('failure' in outcome ? 'asked' : 'done');
    if ('failure' in outcome) bridge().shell.notify({ message: text(errorTextId(outcome.failure)), type: 'error' });
  };
  const leave = () => (state === 'done' ? bridge().messenger.close() : onClose());
  return <DeleteView isBusy={state === 'busy'} isDone={state === 'done'} onDelete={() => void remove()} onBack={onBack} onClose={leave} />;
}

/** What was asked of the server, or why it wasn't done. */
async function asked<T>(call: () => Promise<T>) {
  try {
    return { value: await call() };
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return { failure: thrown.failure };
  }
}
