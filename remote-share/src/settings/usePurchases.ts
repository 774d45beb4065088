import { bridge, errorTextId, isApiError } from '@billet/shared-bridge';
import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { useCallback, useEffect, useState } from 'react';

interface Held {
  readonly list: readonly PurchaseReceipt[];
  readonly total: number;
}

/** The person's receipts, a page at a time, and asking for a refund. */
export function usePurchases() {
  const text = useText();
  const [held, setHeld] = useState<Held | 'failed' | null>(null);
  const load = useCallback(async (before: readonly PurchaseReceipt[]) => {
    try {
      const { purchases, pagination } = await bridge().api.call('getPurchases', { query: { skip: before.length } });
      setHeld({ list: [...before, ...purchases], total: pagination.total });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setHeld((now) => now ?? 'failed');
    }
  }, []);
  useEffect(() => void load([]), [load]);

  const refund = async (id: string) => {
    try {
      const { purchase } = await bridge().api.call('requestRefund', { params: { id } });
      setHeld((now) =>
        now === null || now === 'failed' ? now : { ...now, list: now.list.map((each) => (each.id === id ? purchase : each)) },
      );
      bridge().shell.notify({ message: text('share-purchase-asked-toast'), type: 'success' });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      bridge().shell.notify({ message: text(errorTextId(thrown.failure)), type: 'error' });
    }
  };
  const known = held === null || held === 'failed' ? null : held;
  return {
    purchases: known ? known.list : (held as 'failed' | null),
    hasMore: known !== null && known.list.length < known.total,
    onMore: () => void load(known?.list ?? []),
    onRefund: (id: string) => void refund(id),
    onRetry: () => {
      setHeld(null);
      void load([]);
    },
  };
}
