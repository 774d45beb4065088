import type { PurchaseReceipt } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import type { ListModel } from '../list/list-model.ts';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { failedList, loadingList, sampleList } from '../samples/list.ts';
import { DeletedView, DeleteView } from './delete-view.tsx';
import { LanguageView } from './language-view.tsx';
import { type PromptModel, PromptView } from './prompt-view.tsx';
import { PurchasesView } from './purchases-view.tsx';
import { SettingsView } from './settings-view.tsx';

const receipt = (id: string, changes: Partial<PurchaseReceipt>): PurchaseReceipt => ({
  id,
  kind: 'item',
  state: 'fulfilled',
  amount: 98,
  bought: 'gift',
  createdAt: '2026-02-14T00:00:00.000Z',
  isRefundRequested: false,
  canRequestRefund: false,
  refundDecision: null,
  ...changes,
});
const receipts = [
  receipt('1', { canRequestRefund: true }),
  receipt('2', { kind: 'reveal_pack', amount: 99, isRefundRequested: true }),
  receipt('3', { kind: 'early_reveal', amount: 49, state: 'refunded' }),
  receipt('4', { state: 'awaiting_payment' }),
  receipt('5', { isRefundRequested: true, refundDecision: 'refused' }),
  receipt('6', { amount: 49, state: 'refund_refused', isRefundRequested: true, refundDecision: 'approved' }),
  receipt('7', { kind: 'reveal_pack', amount: 150 }),
];

const start = (isExporting: boolean) => (
  <SettingsView model={{ language: 'en', isExporting, onOpen: nothing, onSheet: nothing, onExport: nothing }} />
);
const purchases = (list: ListModel<PurchaseReceipt>) => <PurchasesView model={{ purchases: list, onRefund: nothing }} />;
const deletion = (isBusy: boolean) => <DeleteView model={{ isBusy, onDelete: nothing }} />;
function prompt(changes: Partial<PromptModel> = {}) {
  const sample: PromptModel = {
    kind: 'day',
    today: 'What would you ask if I couldn’t get mad?',
    own: 'Rate my playlist',
    fault: null,
    isBusy: false,
    onKind: nothing,
    onType: nothing,
    onSave: nothing,
    ...changes,
  };
  return <PromptView model={sample} />;
}
const step = (name: string, view: ReactNode) => inSheet(`settings / ${name}`, view, 'inside');

export const settingsStates = [
  inSheet('settings / start', start(false)),
  inSheet('settings / exporting', start(true)),
  step('language', <LanguageView model={{ chosen: 'ru', onChoose: nothing }} />),
  step('prompt, of the day', prompt()),
  step('prompt, own', prompt({ kind: 'own' })),
  step('prompt, too long', prompt({ kind: 'own', own: 'Tell me '.repeat(9), fault: 'too_long' })),
  step('prompt, being saved', prompt({ kind: 'own', isBusy: true })),
  step('purchases', purchases(sampleList(receipts, { more: 'ready' }))),
  step('purchases, loading', purchases(loadingList)),
  step('purchases, none', purchases(sampleList([]))),
  step('purchases, failed', purchases(failedList)),
  step('deleting', deletion(false)),
  step('deleting, under way', deletion(true)),
  inSheet('settings / deleted', <DeletedView />),
];
