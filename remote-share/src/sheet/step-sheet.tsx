import { bridge, Sheet } from '@billet/shared-bridge';
import { type ReactNode, useState } from 'react';
import { SheetActionsContext } from './sheet-actions.ts';

export interface Steps<Step extends string> {
  /** Null: the sheet is at its start. */
  readonly step: Step | null;
  readonly open: (step: Step) => void;
  readonly back: () => void;
}

/** State of a sheet with several steps, initially at `first` or at its start. */
export function useSteps<Step extends string>(first: Step | null = null): Steps<Step> {
  const [step, open] = useState(first);
  return { step, open, back: () => open(null) };
}

const noBack = () => {};
const NO_STEPS = { step: null, back: noBack };

export interface StepSheetProps {
  readonly label: string;
  /** Omitted: the sheet has no steps. */
  readonly steps?: Pick<Steps<string>, 'step' | 'back'>;
  readonly onClose: () => void;
  /** The dialog to which 'back' leads at the start; otherwise it closes the sheet. */
  readonly from?: 'settings' | undefined;
  /** False while an operation whose result must be seen is pending: the sheet cannot be closed. */
  readonly canClose?: boolean;
  readonly children: ReactNode;
}

/**
 * Sheet with one level of steps. 'Back', also the messenger's button and Escape, returns to the start before it leaves the sheet.
 */
export function StepSheet({ label, steps = NO_STEPS, onClose, from, canClose = true, children }: StepSheetProps) {
  const leave = from && (() => bridge().shell.openDialog(from, {}));
  const onBack = canClose ? (steps.step === null ? leave : steps.back) : undefined;
  return (
    <Sheet isOpen onClose={onClose} onBack={onBack} label={label} canClose={canClose}>
      <SheetActionsContext value={{ onClose: canClose ? onClose : noBack, onBack }}>{children}</SheetActionsContext>
    </Sheet>
  );
}
