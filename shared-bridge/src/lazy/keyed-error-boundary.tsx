import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';

export interface KeyedErrorBoundaryProps extends ErrorBoundaryProps {
  /** Identifies the content. A new key mounts a new error boundary. */
  readonly contentKey: string | number;
}

interface Boundary {
  readonly number: number;
  readonly contentKey: string | number;
  /** The callback of the last render. */
  onError: ErrorBoundaryProps['onError'];
}

const renderNothing = (): ReactNode => null;

/**
 * Error boundary with a key for its content. React passes an error of an unmounting effect to the nearest boundary that stays mounted.
 * Therefore the boundary of the previous content stays mounted, without content, until the key changes again, so that the error affects
 * neither the next content nor the app (MFE-06).
 */
export function KeyedErrorBoundary({ contentKey, onError, fallback, children }: KeyedErrorBoundaryProps) {
  const [boundaries, setBoundaries] = useState<readonly [before: Boundary | null, now: Boundary]>([
    null,
    { number: 0, contentKey, onError },
  ]);
  const [before, now] = boundaries;
  if (now.contentKey !== contentKey) setBoundaries([now, { number: now.number + 1, contentKey, onError }]);
  useLayoutEffect(() => {
    now.onError = onError;
  }, [now, onError]);
  return [
    before && <ErrorBoundary key={before.number} onError={(error) => before.onError(error)} fallback={renderNothing} />,
    <ErrorBoundary key={now.number} onError={onError} fallback={fallback}>
      {children}
    </ErrorBoundary>,
  ];
}
