import { Sheet } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { type ComponentType, useState } from 'react';
import { ClosedView } from '../closed/closed-view.tsx';
import { useClosed } from '../closed/use-closed.ts';
import { NoteStep } from '../note/note-step.tsx';
import { ReplyView } from '../reply/reply-view.tsx';
import { useReply } from '../reply/use-reply.ts';
import { ConfirmView, useConfirm } from '../reveal/confirm-view.tsx';
import { GoneView, useGone } from '../reveal/gone-view.tsx';
import { PacksView } from '../reveal/packs-view.tsx';
import { SenderView, useSender } from '../reveal/sender-view.tsx';
import { usePacks } from '../reveal/use-packs.ts';
import { useReveal } from '../reveal/use-reveal.ts';
import { ReportView } from '../safety/report-view.tsx';
import { ReportedView } from '../safety/reported-view.tsx';
import { SafetyView } from '../safety/safety-view.tsx';
import { useSafety, useSheetBlock, useSheetReport } from '../safety/use-safety.ts';
import type { Layer, Layers, Step } from './layers.ts';
import { SheetContext } from './sheet-context.ts';
import type { Notes } from './use-notes.ts';

interface SheetStep {
  /** ID of the text that labels the sheet at this step. */
  readonly labelOf: (note: Valentine) => string;
  readonly Content: ComponentType;
}

function step<M>(label: string | SheetStep['labelOf'], View: ComponentType<{ readonly model: M }>, useModel: () => M): SheetStep {
  const Content = () => <View model={useModel()} />;
  return { labelOf: typeof label === 'string' ? () => label : label, Content };
}

const noteLabel = ({ type }: Valentine) => (type === 'anonymous_message' ? 'inbox-item-question' : 'inbox-item-valentine');

const steps: Readonly<Record<Step, SheetStep>> = {
  closed: step('inbox-closed-title', ClosedView, useClosed),
  detail: { labelOf: noteLabel, Content: NoteStep },
  reply: step('inbox-reply-title', ReplyView, useReply),
  confirm: step('inbox-confirm-title', ConfirmView, useConfirm),
  packs: step('inbox-packs-title', PacksView, usePacks),
  gone: step('inbox-gone-title', GoneView, useGone),
  sender: step('inbox-details-title', SenderView, useSender),
  safety: step('inbox-safety-title', SafetyView, useSafety),
  report: step('inbox-report-title', ReportView, useSheetReport),
  reported: step('inbox-reported-title', ReportedView, useSheetBlock),
};

export interface InboxSheetProps {
  readonly notes: Notes;
  readonly layers: Layers;
  readonly unwrap: (id: string) => void;
}

/** Sheet over the inbox. It keeps its content while it closes. */
export function InboxSheet({ notes, layers, unwrap }: InboxSheetProps) {
  const text = useText();
  const reveal = useReveal(notes, layers);
  const shown = useLast(layers.layer);
  const note = shown ? notes.find(shown.id) : undefined;
  const hasArrived = useArrived(layers.layer);
  if (!shown || !note) return null;
  const { labelOf, Content } = steps[shown.step];
  // back closes the sheet where no step is below
  return (
    <Sheet
      isOpen={layers.layer !== null}
      onClose={layers.close}
      onBack={layers.back}
      label={text(labelOf(note))}
      {...(hasArrived && { duration: 0 })}
    >
      <SheetContext value={{ layer: shown, note, notes, layers, reveal, unwrap }}>
        <Content key={shown.step} />
      </SheetContext>
    </Sheet>
  );
}

/** Whether the sheet's content arrived from the stage. Such a sheet does not slide up or down until it is closed. */
function useArrived(layer: Layer | null): boolean {
  const [hasArrived, setArrived] = useState(false);
  const arrives = layer?.step === 'detail' && layer.arrival !== undefined;
  if (layer === null ? hasArrived : arrives && !hasArrived) setArrived(!hasArrived);
  return layer !== null && (hasArrived || arrives);
}

function useLast(layer: Layer | null): Layer | null {
  const [last, setLast] = useState(layer);
  if (layer !== null && layer !== last) setLast(layer);
  return layer ?? last;
}
