import { Sheet, useLayer } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { MutedWordsView } from './muted-words-view.tsx';
import { type NotesKind, NotesView } from './notes-view.tsx';
import { type SafetyStep, SafetyView } from './safety-view.tsx';
import { useNotes } from './use-notes.ts';
import { useSafety } from './use-safety.ts';

/** Pause, muted words and blocks in a sheet of their own. */
export default function SafetyDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const safety = useSafety();
  const [step, setStep] = useState<SafetyStep | null>(null);
  const { settings } = safety;
  const goBack = () => {
    setStep(null);
    if (step === 'muted') safety.reload();
  };
  useLayer(step !== null, goBack);

  const show = () => {
    if (step === 'words')
      return (
        <MutedWordsView
          words={settings === null || settings === 'failed' ? [] : settings.mutedWords}
          onWords={safety.setWords}
          onBack={goBack}
          onClose={onClose}
        />
      );
    if (step !== null) return <NotesStep key={step} kind={step} onBack={goBack} onClose={onClose} />;
    return <SafetyView settings={settings} onPause={safety.setPaused} onOpen={setStep} onRetry={safety.reload} onClose={onClose} />;
  };
  return (
    <Sheet isOpen onClose={onClose} label={text('share-safety-title')}>
      {show()}
    </Sheet>
  );
}

interface NotesStepProps {
  readonly kind: NotesKind;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function NotesStep({ kind, onBack, onClose }: NotesStepProps) {
  return <NotesView kind={kind} {...useNotes(kind)} onBack={onBack} onClose={onClose} />;
}
