import { bridge, putValentine, useSession } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCodeOf } from './error-code.ts';

export interface Notes {
  readonly find: (id: string) => Valentine | undefined;
  /** Current value, for asynchronous code that started before the last render. */
  readonly findNow: (id: string) => Valentine | undefined;
  /** Shows a changed note everywhere. `since`: the note at the time of the request. */
  readonly update: (note: Valentine, since?: Valentine) => void;
  readonly change: (id: string, change: (note: Valentine) => Valentine) => void;
  /** Requests an opened note from the server. Rejects with an ApiError. */
  readonly renew: (id: string) => Promise<void>;
}

/**
 * Notes of the inventory, plus the note shown last: it stays available to its sheet when a filter, another tab or another device
 * has removed it from the list, and is then requested again with every change event. `onGone` is called when the note no longer
 * belongs to the user.
 */
export function useNotes(shownId: string | undefined, onGone: () => void = () => undefined): Notes {
  const listed = useSession((session) => session.inventory.items);
  const [last, setLast] = useState<Valentine | null>(null);
  const shown = listed.find(({ id }) => id === shownId);
  if (shown && shown !== last) setLast(shown);
  const find = (id: string) => listed.find((note) => note.id === id) ?? (last?.id === id ? last : undefined);

  const latest = useRef({ find, onGone });
  useEffect(() => {
    latest.current = { find, onGone };
  });
  const findNow = useCallback((id: string) => latest.current.find(id), []);
  const update = useCallback((note: Valentine, since?: Valentine) => {
    void putValentine(note, since);
    setLast(note);
  }, []);
  const change = (id: string, changeNote: (note: Valentine) => Valentine) => {
    const note = findNow(id);
    if (note) update(changeNote(note));
  };
  const renew = useCallback(
    // opening an opened note changes nothing and returns it
    async (id: string) => {
      const since = findNow(id);
      update((await bridge().api.call('unwrapValentine', { params: { id } })).valentine, since);
    },
    [update, findNow],
  );

  const lostId = !shown && last?.status === 'opened' && last.id === shownId ? shownId : undefined;
  useEffect(() => {
    if (lostId === undefined) return;
    const { log, onLiveEvent } = bridge();
    const follow = () =>
      renew(lostId).catch((thrown) => {
        log({ event: 'note_not_renewed', level: 'warn', error: String(thrown) });
        if (errorCodeOf(thrown) === 'not_found') latest.current.onGone();
      });
    void follow();
    return onLiveEvent(({ kind }) => kind === 'inventory' && void follow());
  }, [lostId, renew]);
  return { find, findNow, update, change, renew };
}
