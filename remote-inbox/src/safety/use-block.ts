import { bridge } from '@billet/shared-bridge';
import { useEffect, useState } from 'react';
import { useNotify } from '../sheet/use-notify.ts';
import { changeBlock } from './block-flow.ts';

export interface Block {
  /** Null while unknown. */
  readonly isBlocked: boolean | null;
  readonly change: (isBlocked: boolean) => void;
}

/** The most that one page of the list holds. */
const PAGE = 50;

/** Whether this item's sender is blocked by it. Nothing here knows other items of the same sender. */
export function useBlock(id: string): Block {
  const [isBlocked, setBlocked] = useState<boolean | null>(null);
  const notify = useNotify();
  useEffect(() => {
    const left = new AbortController();
    bridge()
      .api.call('getBlocked', { query: { limit: PAGE }, signal: left.signal })
      .then(({ valentines }) => setBlocked(valentines.some((each) => each.id === id)))
      // blocking twice changes nothing, so 'not blocked' is a safe guess
      .catch(() => left.signal.aborted || setBlocked(false));
    return () => left.abort();
  }, [id]);

  const setBlock = async (item: string, next: boolean) =>
    (await bridge().api.call('blockSender', { params: { id: item }, body: { isBlocked: next } })).isBlocked;
  const change = async (next: boolean) => {
    const outcome = await changeBlock({ setBlock, show: setBlocked }, id, next);
    if (outcome === 'failed') notify('inbox-block-error');
    else notify(next ? 'inbox-blocked' : 'inbox-unblocked', 'success');
  };
  return { isBlocked, change: (next) => void change(next) };
}
