import { useSession } from '@billet/shared-bridge';
import { earlyUntil } from '@billet/shared-domain/rules/march8';
import { memo } from 'react';
import { type Opening, useOpening } from '../opening/use-opening.tsx';
import { useLayers } from '../sheet/layers.ts';
import { LazySheet } from '../sheet/lazy-sheet.tsx';
import { useNotes } from '../sheet/use-notes.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import { InboxView } from './inbox-view.tsx';
import { useInbox } from './use-inbox.ts';

/** Page of the route /inbox. */
export default function InboxPage() {
  const early = useSession((session) => earlyUntil(session.userData.user));
  const layers = useLayers();
  const { notify } = useToasts();
  const notes = useNotes(layers.layer?.id, () => {
    // can be called twice; the sheet is closed by then
    if (!layers.layer || !layers.isAt(layers.layer)) return;
    layers.close();
    notify('inbox-note-gone', 'info');
  });
  const { press, hold, stage, unwrap } = useOpening(notes, layers, early);
  return (
    <>
      <Inbox press={press} hold={hold} early={early} />
      {stage}
      <LazySheet notes={notes} layers={layers} unwrap={unwrap} />
    </>
  );
}

interface InboxProps extends Pick<Opening, 'press' | 'hold'> {
  readonly early: number | null;
}

/** The list behind the sheet. It does not render for the steps of the sheet, and the sheet does not render for its clock. */
const Inbox = memo(({ early, ...taps }: InboxProps) => <InboxView model={useInbox(taps, early)} />);
