import { bridge, notifyFailure, usePagedCall } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { listOf } from '../list/list-model.ts';
import type { PurchasesModel } from './purchases-view.tsx';

/** The user's receipts, and the request for a refund. */
export function usePurchases(): PurchasesModel {
  const text = useText();
  const list = usePagedCall(
    'getPurchases',
    (skip) => ({ query: { skip } }),
    ({ purchases }) => purchases,
    { on: 'order' },
  );
  const refund = async (id: string) => {
    const failure = await list.change(
      (purchases) => purchases,
      () => bridge().api.call('requestRefund', { params: { id } }),
      (purchases, { purchase }) => ({ ...purchases, rows: purchases.rows.map((each) => (each.id === id ? purchase : each)) }),
    );
    if (failure) notifyFailure(text, failure, 'share-unknown');
    else bridge().shell.notify({ message: text('share-purchase-asked-toast'), type: 'success' });
  };
  return { purchases: listOf(list), onRefund: (id) => void refund(id) };
}
