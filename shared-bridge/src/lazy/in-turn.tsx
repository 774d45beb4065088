import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';

export interface InTurnProps extends ErrorBoundaryProps {
  /** Identifies the content: another name is other content. */
  readonly name: string | number;
}

interface Turn {
  readonly number: number;
  readonly name: string | number;
  /** The callback of the last render. */
  onError: ErrorBoundaryProps['onError'];
}

const nothing = (): ReactNode => null;

/**
 * Renders one content after another. React passes an error of an unmounting effect to the nearest boundary that stays mounted. The boundary
 * of the previous content therefore stays empty for one more turn, so that the error affects neither the next content nor the app (MFE-06).
 */
export function InTurn({ name, onError, fallback, children }: InTurnProps) {
  const [turns, setTurns] = useState<readonly [before: Turn | null, now: Turn]>([null, { number: 0, name, onError }]);
  const [before, now] = turns;
  if (now.name !== name) setTurns([now, { number: now.number + 1, name, onError }]);
  useLayoutEffect(() => {
    now.onError = onError;
  }, [now, onError]);
  return [
    before && <ErrorBoundary key={before.number} onError={(error) => before.onError(error)} fallback={nothing} />,
    <ErrorBoundary key={now.number} onError={onError} fallback={fallback}>
      {children}
    </ErrorBoundary>,
  ];
}
