import { useSession } from '@billet/shared-bridge';
import { earlyUntil } from '@billet/shared-domain/rules/march8';
import { useOpening } from '../opening/use-opening.tsx';
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
  const opening = useOpening(notes, layers, early);
  const model = useInbox(opening, early);
  return (
    <>
      <InboxView model={model} />
      {opening.stage}
      <LazySheet notes={notes} layers={layers} unwrap={opening.unwrap} />
    </>
  );
}
