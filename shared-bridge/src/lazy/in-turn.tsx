import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';

export interface InTurnProps extends ErrorBoundaryProps {
  /** Names what stands here: another name is another thing. */
  readonly name: string | number;
}

interface Turn {
  readonly number: number;
  readonly name: string | number;
  /** As it was when this was drawn last. */
  onError: ErrorBoundaryProps['onError'];
}

const nothing = (): ReactNode => null;

/**
 * A place where one thing stands after another. What throws as it goes is handed to the nearest boundary that stays: here its own,
 * which stays a turn longer with nothing in it, so that neither what comes nor the app around is taken along (MFE-06).
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
