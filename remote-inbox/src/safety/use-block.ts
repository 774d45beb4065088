import { bridge, useCall } from '@billet/shared-bridge';
import { useRef } from 'react';
import { useToasts } from '../sheet/use-toasts.ts';
import type { BlockModel } from './block-card.tsx';

/** Block of a note's sender. The client does not know which other notes have the same sender. */
export function useBlock(noteId: string, close: () => void): BlockModel {
  const { notify, fail } = useToasts();
  const blocked = useCall('getBlocked', { query: { id: noteId } }, { on: 'profile' });
  const saved = useRef<Promise<unknown>>(Promise.resolve());

  /** Saves choices one after the other, so that the server ends with the last one. */
  const save = (isBlocked: boolean) => {
    const call = () => bridge().api.call('blockSender', { params: { id: noteId }, body: { isBlocked } });
    const saving = saved.current.then(call, call);
    saved.current = saving;
    return saving;
  };
  const setBlocked = async (isBlocked: boolean) => {
    const failure = await blocked.change(
      (answer) => ({ ...answer, pagination: { ...answer.pagination, total: isBlocked ? 1 : 0 } }),
      () => save(isBlocked),
    );
    if (failure) return fail(failure, 'inbox-block-error');
    notify(isBlocked ? 'inbox-blocked' : 'inbox-unblocked', 'success');
  };
  return {
    // without an answer 'not blocked' is a safe default, because blocking twice changes nothing
    isBlocked: blocked.status === 'loading' ? null : (blocked.data?.pagination.total ?? 0) > 0,
    setBlocked: (isBlocked) => void setBlocked(isBlocked),
    close,
  };
}
