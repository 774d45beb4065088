import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Arrival } from '../opening/arrival.ts';
import { nextFrame } from '../opening/next-frame.ts';
import { useLayerAt } from '../sheet/sheet-context.ts';
import { NoteView } from './note-view.tsx';
import { hideSheet } from './prepare-arrival.ts';
import { useSkipLayer } from './use-arrival.ts';
import { useNote } from './use-note.ts';

/**
 * Step 'detail' of the sheet. A letter from the stage renders one frame after the sheet, because each takes a whole frame on a
 * slow phone. After a skip both render together.
 */
export function NoteStep() {
  const { arrival } = useLayerAt('detail');
  const [isArrived, setArrived] = useState(!arrival || arrival.isSkipped());
  if (isArrived || !arrival) return <Note />;
  const showNote = () => setArrived(true);
  return <EmptySheet arrival={arrival} onRendered={() => (arrival.isSkipped() ? showNote() : startTransition(showNote))} />;
}

const Note = () => <NoteView model={useNote()} />;

/** Empty sheet content, rendered until the letter arrives. */
function EmptySheet({ arrival, onRendered }: { readonly arrival: Arrival; readonly onRendered: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useSkipLayer(arrival);
  useLayoutEffect(() => hideSheet(place.current?.closest<HTMLElement>('[role="dialog"]') ?? null), []);
  useLayoutEffect(() => {
    void nextFrame().then(onRendered);
  }, [onRendered]);
  return <span ref={place} hidden />;
}
