import { useSession } from '@billet/shared-bridge';
import { useOpening } from '../opening/use-opening.tsx';
import { useLayers } from '../sheet/layers.ts';
import { LazySheet } from '../sheet/lazy-sheet.tsx';
import { useNotes } from '../sheet/use-notes.ts';
import { InboxView } from './inbox-view.tsx';
import { useInbox } from './use-inbox.ts';

/** The page of the route /inbox. */
export default function InboxPage() {
  const hasEarlyReveal = useSession((session) => session.userData.user?.hasMarch8EarlyReveal ?? false);
  const layers = useLayers();
  const notes = useNotes(layers.layer?.id);
  const opening = useOpening(notes, layers, hasEarlyReveal);
  const model = useInbox(opening.press, hasEarlyReveal);
  return (
    <>
      <InboxView model={model} />
      {opening.stage}
      <LazySheet notes={notes} layers={layers} unwrap={opening.unwrap} />
    </>
  );
}
