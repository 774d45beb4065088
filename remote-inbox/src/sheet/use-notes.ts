import { putValentine, useSession } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Notes {
  readonly find: (id: string) => Valentine | undefined;
  /** As it is by now, for what has waited since it was rendered. */
  readonly findNow: (id: string) => Valentine | undefined;
  /** Shows a changed note everywhere. */
  readonly keep: (note: Valentine) => void;
  readonly change: (id: string, change: (note: Valentine) => Valentine) => void;
}

/**
 * The notes of the inventory, and the last one worked on: it stays to be seen in its sheet when a filter or another
 * tab has taken it off the list.
 */
export function useNotes(): Notes {
  const listed = useSession((session) => session.inventory.items);
  const [last, setLast] = useState<Valentine | null>(null);
  const find = (id: string) => listed.find((note) => note.id === id) ?? (last?.id === id ? last : undefined);

  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const findNow = useCallback((id: string) => latest.current(id), []);
  const keep = useCallback((note: Valentine) => {
    void putValentine(note);
    setLast(note);
  }, []);
  const change = (id: string, changeNote: (note: Valentine) => Valentine) => {
    const held = findNow(id);
    if (held) keep(changeNote(held));
  };
  return { find, findNow, keep, change };
}
