import { type ApiFailure, bridge, notifyFailure, refreshInventory, usePagedCall } from '@billet/shared-bridge';
import type { Answer } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { listOf } from '../list/list-model.ts';
import type { ListedNote, NotesKind, NotesModel } from './notes-view.tsx';

const calls = { muted: 'getMuted', blocked: 'getBlocked' } as const;

/** Muted notes, or notes with blocked senders, and their actions. */
export function useNotes(kind: NotesKind): NotesModel {
  const text = useText();
  const list = usePagedCall(calls[kind], (skip) => ({ query: { skip } }), rowsOf, {
    keyOf: ({ note }) => note.id,
    on: ['inventory', 'profile'],
  });
  const { api, shell } = bridge();
  const notify = (id: string) => shell.notify({ message: text(id), type: 'success' });
  const complain = (failure: ApiFailure) => notifyFailure(text, failure, 'share-safety-error');

  const read = async (id: string) => {
    const failure = await list.change(
      (list) => list,
      () => api.call('unwrapValentine', { params: { id } }),
      (list, { valentine }) => ({ ...list, rows: withNote(list.rows, id, { note: valentine }) }),
    );
    if (failure) complain(failure);
  };
  const setBlocked = async (id: string, isBlocked: boolean) => {
    const failure = await list.change(
      (list) => ({ ...list, rows: withNote(list.rows, id, { isBlocked }) }),
      () => api.call('blockSender', { params: { id }, body: { isBlocked } }),
    );
    if (failure) complain(failure);
    else notify(isBlocked ? 'share-muted-blocked' : 'share-muted-unblocked');
  };
  const release = async (id: string) => {
    const failure = await list.change(
      (list) => ({ ...list, rows: list.rows.filter(({ note }) => note.id !== id) }),
      () => releaseNote(kind, id),
    );
    if (failure) return complain(failure);
    notify(`share-${kind}-released`);
    if (kind === 'muted') await refreshInventory();
  };
  return {
    kind,
    notes: listOf(list),
    onRead: (id) => void read(id),
    onBlock: (id, isBlocked) => void setBlocked(id, isBlocked),
    onReport: (noteId) => shell.openDialog('reportNote', { noteId }),
    onRelease: (id) => void release(id),
  };
}

/** A muted note has a flag for its blocked sender; all notes in the list of blocks have one. */
function rowsOf(answer: Answer<'getMuted'> | Answer<'getBlocked'>): ListedNote[] {
  return answer.valentines.map((note) => ({ note, isBlocked: !('blocked' in answer) || answer.blocked.includes(note.id) }));
}

function withNote(rows: readonly ListedNote[], id: string, change: Partial<ListedNote>): ListedNote[] {
  return rows.map((row) => (row.note.id === id ? { ...row, ...change } : row));
}

function releaseNote(kind: NotesKind, id: string): Promise<unknown> {
  const { api } = bridge();
  return kind === 'muted'
    ? api.call('unmuteValentine', { params: { id } })
    : api.call('blockSender', { params: { id }, body: { isBlocked: false } });
}
