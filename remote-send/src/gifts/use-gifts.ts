import { type CallState, useCall } from '@billet/shared-bridge';
import type { Answer } from '@billet/shared-domain/contract';
import { useEffect } from 'react';
import type { Submission } from '../compose/composer.ts';

export type Gifts = CallState<Answer<'getItems'>>;

/** Gifts of a type; reloaded after the server has reported a changed price. */
export function useGifts(type: 'ordinary' | 'anonymous_message', { kind }: Submission): Gifts {
  const gifts = useCall('getItems', { query: { type } });
  const { refresh } = gifts;
  useEffect(() => {
    if (kind === 'price_changed') refresh();
  }, [kind, refresh]);
  return gifts;
}
