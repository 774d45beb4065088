import { putValentine, useSession } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface HeldItems {
  readonly find: (id: string) => Valentine | undefined;
  /** Shows a changed item everywhere. */
  readonly keep: (valentine: Valentine) => void;
  readonly change: (id: string, change: (valentine: Valentine) => Valentine) => void;
}

/**
 * The items of the inventory, and the last one worked on: it stays to be seen in its sheet when a filter or another
 * tab has taken it off the list.
 */
export function useHeldItems(): HeldItems {
  const items = useSession((session) => session.inventory.items);
  const [last, setLast] = useState<Valentine | null>(null);
  const find = (id: string) => items.find((item) => item.id === id) ?? (last?.id === id ? last : undefined);

  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const keep = useCallback((valentine: Valentine) => {
    putValentine(valentine);
    setLast(valentine);
  }, []);
  const change = useCallback(
    (id: string, changeItem: (valentine: Valentine) => Valentine) => {
      const held = latest.current(id);
      if (held) keep(changeItem(held));
    },
    [keep],
  );
  return { find, keep, change };
}
