import type { ReactNode } from 'react';
import { StepSheet } from '../sheet/step-sheet.tsx';

export interface NamedState {
  readonly name: string;
  readonly render: () => ReactNode;
}

/** No-op action of a sample. */
export const nothing = (): void => {};

/** Named state of a view that is rendered in a sheet: at its start, or at a step inside. */
export const inSheet = (name: string, view: ReactNode, place: 'start' | 'inside' = 'start'): NamedState => ({
  name,
  render: () => (
    <StepSheet label={name} steps={{ step: place === 'inside' ? name : null, back: nothing }} onClose={nothing}>
      {view}
    </StepSheet>
  ),
});
