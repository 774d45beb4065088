import { inSheet, nothing } from '../item/in-sheet.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { GoneView } from './gone-view.tsx';

const confirm = (availableReveals: number, isRevealing = false) => (
  <ConfirmView availableReveals={availableReveals} isRevealing={isRevealing} onConfirm={nothing} onBack={nothing} onClose={nothing} />
);

export const revealStates = [
  inSheet('reveal/one of three', confirm(3)),
  inSheet('reveal/the last one', confirm(1)),
  inSheet('reveal/revealing', confirm(3, true)),
  inSheet('reveal/nobody there', <GoneView onBack={nothing} onClose={nothing} />),
];
