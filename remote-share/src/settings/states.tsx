import { Sheet } from '@billet/shared-bridge';
import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import { DeleteView } from './delete-view.tsx';
import { LanguageView } from './language-view.tsx';
import { PurchasesView, type PurchasesViewProps } from './purchases-view.tsx';
import { SettingsView } from './settings-view.tsx';

const nothing = (): void => {};
const steps = { onBack: nothing, onClose: nothing };
const state = (name: string, view: ReactNode) => ({
  name: `settings / ${name}`,
  render: () => (
    <Sheet isOpen onClose={nothing} label="…">
      {view}
    </Sheet>
  ),
});

const receipt = (id: string, changes: Partial<PurchaseReceipt>): PurchaseReceipt => ({
  id,
  kind: 'item',
  state: 'fulfilled',
  amount: 98,
  bought: 'teddy',
  createdAt: '2026-02-14T12:00:00.000Z',
  isRefundRequested: false,
  canRequestRefund: false,
  ...changes,
});
const receipts = [
  receipt('1', { canRequestRefund: true }),
  receipt('2', { kind: 'reveal_pack', amount: 99, isRefundRequested: true }),
  receipt('3', { kind: 'early_reveal', amount: 49, state: 'refunded' }),
  receipt('4', { state: 'awaiting_payment' }),
];
const purchases = (held: PurchasesViewProps['purchases'], hasMore = false) => (
  <PurchasesView purchases={held} hasMore={hasMore} onMore={nothing} onRefund={nothing} onRetry={nothing} {...steps} />
);

export const settingsStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  state(
    'start',
    <SettingsView language="English" isExporting={false} onOpen={nothing} onDialog={nothing} onExport={nothing} onClose={nothing} />,
  ),
  state('language', <LanguageView chosen="ru" onChoose={nothing} {...steps} />),
  state('purchases', purchases(receipts, true)),
  state('purchases, loading', purchases(null)),
  state('purchases, none', purchases([])),
  state('purchases, failed', purchases('failed')),
  state('deleting', <DeleteView isBusy={false} isDone={false} onDelete={nothing} {...steps} />),
  state('deleted', <DeleteView isBusy={false} isDone onDelete={nothing} {...steps} />),
];
