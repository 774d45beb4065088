import { bridge, errorTextId, isApiError, refreshInventory } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { useCallback, useEffect, useState } from 'react';
import type { NotesKind } from './notes-view.tsx';

type Notes = readonly Valentine[] | 'failed' | null;

/** The most that one page holds; whoever has more sees the rest as the first are let go. */
const PAGE = 50;

/** The muted notes or those that were blocked by, and what is done about them. */
export function useNotes(kind: NotesKind) {
  const text = useText();
  const [notes, setNotes] = useState<Notes>(null);
  const load = useCallback(
    (signal?: AbortSignal) => {
      const name = kind === 'muted' ? 'getMuted' : 'getBlocked';
      bridge()
        .api.call(name, { query: { limit: PAGE }, ...(signal ? { signal } : {}) })
        .then(({ valentines }) => setNotes(valentines))
        .catch(() => signal?.aborted || setNotes('failed'));
    },
    [kind],
  );
  useEffect(() => {
    const left = new AbortController();
    load(left.signal);
    return () => left.abort();
  }, [load]);

  const fail = (error: unknown) => {
    const id = isApiError(error) ? errorTextId(error.failure) : 'share-safety-error';
    bridge().shell.notify({ message: text(id), type: 'error' });
  };
  const read = async (id: string) => {
    try {
      const { valentine } = await bridge().api.call('unwrapValentine', { params: { id } });
      setNotes((held) => (Array.isArray(held) ? held.map((each: Valentine) => (each.id === id ? valentine : each)) : held));
    } catch (error) {
      fail(error);
    }
  };
  const release = async (id: string) => {
    const before = notes;
    if (before === null || before === 'failed') return;
    setNotes(before.filter((each) => each.id !== id));
    try {
      if (kind === 'muted') await bridge().api.call('unmuteValentine', { params: { id } });
      else await bridge().api.call('blockSender', { params: { id }, body: { isBlocked: false } });
    } catch (error) {
      setNotes(before);
      return fail(error);
    }
    bridge().shell.notify({ message: text(`share-${kind}-released`), type: 'success' });
    if (kind === 'muted') await refreshInventory();
  };
  return {
    notes,
    onRead: (id: string) => void read(id),
    onRelease: (id: string) => void release(id),
    onRetry: () => {
      setNotes(null);
      load();
    },
  };
}
