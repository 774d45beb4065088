import { bridge } from '@billet/shared-bridge';
import type { Item } from '@billet/shared-domain/contract';
import { useCallback, useEffect, useState } from 'react';

export type Items =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly Item[] }
  | { readonly status: 'failed' };

const loading: Items = { status: 'loading' };

/** The gifts of a kind, asked for at once; `reload` asks again after a failure, which is only logged. */
export function useItems(type: 'ordinary' | 'anonymous_message'): readonly [Items, () => void] {
  const [items, setItems] = useState<Items>(loading);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { api, log } = bridge();
    api.call('getItems', { query: { type }, signal: controller.signal }).then(
      (answer) => setItems({ status: 'ready', items: answer.items }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        log({ event: 'items_missing', level: 'warn', type, round, reason: String(error) });
        setItems({ status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [type, round]);
  const reload = useCallback(() => {
    setItems(loading);
    setRound((before) => before + 1);
  }, []);
  return [items, reload];
}

/** The gifts as far as they are there. */
export function knownItems(items: Items): readonly Item[] {
  return items.status === 'ready' ? items.items : [];
}
