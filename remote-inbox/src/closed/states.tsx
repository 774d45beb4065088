import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { ClosedView, type EarlyOffer } from './closed-view.tsx';

const opensAt = new Date('2026-03-08T11:00:00Z');
const offer: EarlyOffer = { price: 49, isNewPrice: false, phase: 'idle', buy: nothing };
const closed = (now: string, early: EarlyOffer | null = offer) => (
  <ClosedView model={{ opensAt, now: new Date(now), early, open: nothing, close: nothing }} />
);
const WEEKS_BEFORE = '2026-02-14T09:26:53Z';

export const closedStates = [
  inSheet('closed/weeks before', closed(WEEKS_BEFORE)),
  inSheet('closed/preparing', closed(WEEKS_BEFORE, { ...offer, phase: 'ordering' })),
  inSheet('closed/being paid for', closed(WEEKS_BEFORE, { ...offer, phase: 'paying' })),
  inSheet('closed/paid', closed(WEEKS_BEFORE, { ...offer, phase: 'paid' })),
  inSheet('closed/price changed', closed(WEEKS_BEFORE, { ...offer, price: 59, isNewPrice: true })),
  inSheet('closed/the last second', closed('2026-03-08T10:59:59Z')),
  inSheet('closed/the time has come', closed('2026-03-08T11:00:00Z')),
  inSheet('closed/opened early', closed(WEEKS_BEFORE, null)),
];
