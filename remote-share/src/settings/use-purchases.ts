import { bridge, errorTextId, isApiError } from '@billet/shared-bridge';
import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { type Page, usePages } from './use-pages.ts';

async function load(skip: number): Promise<Page<PurchaseReceipt>> {
  const { purchases, pagination } = await bridge().api.call('getPurchases', { query: { skip } });
  return { rows: purchases, total: pagination.total };
}

/** The person's receipts, and asking for a refund. */
export function usePurchases() {
  const text = useText();
  const { rows, change, ...pages } = usePages(load);
  const refund = async (id: string) => {
    try {
      const { purchase } = await bridge().api.call('requestRefund', { params: { id } });
      change((each) => (each.id === id ? purchase : each));
      bridge().shell.notify({ message: text('share-purchase-asked-toast'), type: 'success' });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      bridge().shell.notify({ message: text(errorTextId(thrown.failure)), type: 'error' });
    }
  };
  return { ...pages, purchases: rows, onRefund: (id: string) => void refund(id) };
}
