import { useText } from '@billet/shared-i18n';
import { StepSheet, useSteps } from '../sheet/step-sheet.tsx';
import { MutedWordsView } from './muted-words-view.tsx';
import { type NotesKind, NotesView } from './notes-view.tsx';
import { type SafetyStep, SafetyView } from './safety-view.tsx';
import { useNotes } from './use-notes.ts';
import { useSafety } from './use-safety.ts';

export interface SafetyDialogProps {
  /** Initial step; the start by default. */
  readonly step?: SafetyStep;
  readonly from?: 'settings' | undefined;
  readonly onClose: () => void;
}

/** Sheet for pause, muted words and blocks. */
export default function SafetyDialog({ step: first, from, onClose }: SafetyDialogProps) {
  const text = useText();
  const steps = useSteps(first);
  const { start, words, refresh } = useSafety(steps.open);
  const back = () => {
    steps.back();
    refresh();
  };
  const show = () => {
    if (steps.step === null) return <SafetyView model={start} />;
    if (steps.step === 'words') return <MutedWordsView model={words} />;
    return <Notes key={steps.step} kind={steps.step} />;
  };
  return (
    <StepSheet label={text('share-safety-title')} steps={{ step: steps.step, back }} from={from} onClose={onClose}>
      {show()}
    </StepSheet>
  );
}

const Notes = ({ kind }: { readonly kind: NotesKind }) => <NotesView model={useNotes(kind)} />;
