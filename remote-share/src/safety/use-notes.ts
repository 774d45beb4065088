import { bridge, notifyFailure, refreshInventory, usePagedCall } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { listOf } from '../list/list-model.ts';
import type { NotesKind, NotesModel } from './notes-view.tsx';

const calls = { muted: 'getMuted', blocked: 'getBlocked' } as const;

/** The muted notes or those that were blocked by, and what is done about them. */
export function useNotes(kind: NotesKind): NotesModel {
  const text = useText();
  const list = usePagedCall(
    calls[kind],
    (skip) => ({ query: { skip } }),
    ({ valentines }) => valentines,
  );
  const read = async (id: string) => {
    const failure = await list.change(
      (held) => held,
      () => bridge().api.call('unwrapValentine', { params: { id } }),
      (held, { valentine }) => ({ ...held, rows: held.rows.map((each) => (each.id === id ? valentine : each)) }),
    );
    if (failure) notifyFailure(text, failure, 'share-safety-error');
  };
  const release = async (id: string) => {
    const failure = await list.change(
      (held) => ({ ...held, rows: held.rows.filter((each) => each.id !== id) }),
      () => letGo(kind, id),
    );
    if (failure) return notifyFailure(text, failure, 'share-safety-error');
    bridge().shell.notify({ message: text(`share-${kind}-released`), type: 'success' });
    if (kind === 'muted') await refreshInventory();
  };
  return { kind, notes: listOf(list), onRead: (id) => void read(id), onRelease: (id) => void release(id) };
}

function letGo(kind: NotesKind, id: string): Promise<unknown> {
  const { api } = bridge();
  return kind === 'muted'
    ? api.call('unmuteValentine', { params: { id } })
    : api.call('blockSender', { params: { id }, body: { isBlocked: false } });
}
