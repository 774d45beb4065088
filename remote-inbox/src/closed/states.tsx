import { inSheet, nothing } from '../item/inSheet.tsx';
import { ClosedView } from './ClosedView.tsx';

const opensAt = new Date('2026-03-08T11:00:00Z');
const closed = (now: string) => <ClosedView opensAt={opensAt} now={new Date(now)} onOpen={nothing} onClose={nothing} />;

export const closedStates = [
  inSheet('closed/weeks before', closed('2026-02-14T09:26:53Z')),
  inSheet('closed/the last second', closed('2026-03-08T10:59:59Z')),
  inSheet('closed/the time has come', closed('2026-03-08T11:00:00Z')),
];
