import { inSheet, nothing } from '../item/in-sheet.tsx';
import { ClosedView, type ClosedViewProps } from './closed-view.tsx';

const opensAt = new Date('2026-03-08T11:00:00Z');
const offer = { price: 49, isBusy: false, onBuy: nothing };
const closed = (now: string, early: ClosedViewProps['early'] = offer) => (
  <ClosedView opensAt={opensAt} now={new Date(now)} early={early} onOpen={nothing} onClose={nothing} />
);

export const closedStates = [
  inSheet('closed/weeks before', closed('2026-02-14T09:26:53Z')),
  inSheet('closed/being paid for', closed('2026-02-14T09:26:53Z', { ...offer, isBusy: true })),
  inSheet('closed/the last second', closed('2026-03-08T10:59:59Z')),
  inSheet('closed/the time has come', closed('2026-03-08T11:00:00Z')),
  inSheet('closed/opened early', closed('2026-02-14T09:26:53Z', null)),
];
