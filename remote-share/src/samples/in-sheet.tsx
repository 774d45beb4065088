import type { ReactNode } from 'react';
import { StepSheet } from '../sheet/step-sheet.tsx';

export interface NamedState {
  readonly name: string;
  readonly render: () => ReactNode;
}

/** An action of a sample that nobody takes. */
export const nothing = (): void => {};

/** A named state of a view that lives in a sheet: at its start, or a step inside. */
export const inSheet = (name: string, view: ReactNode, place: 'start' | 'inside' = 'start'): NamedState => ({
  name,
  render: () => (
    <StepSheet label={name} steps={{ step: place === 'inside' ? name : null, back: nothing }} onClose={nothing}>
      {view}
    </StepSheet>
  ),
});
