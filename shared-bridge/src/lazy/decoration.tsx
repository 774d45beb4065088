import type { ComponentType } from 'react';
import { bridge } from '../bridge.ts';
import { reasonOf } from '../log.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyFile } from './lazy-file.ts';
import { nextPaint } from './next-paint.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * A decorative component that loads after the page from a separate file. A failed load or an error is logged and shows nothing (MFE-06).
 * The load waits for the next frame, so that the page handles a tap first.
 */
export function decoration<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> {
  const { peek, load: loadFile } = lazyFile(load);
  const file = { peek, load: () => nextPaint().then(loadFile) };
  return function Decoration(props: P) {
    const { state } = useLoaded({ ...file, onFailure: logMissing });
    if (state.kind !== 'loaded') return null;
    const { default: Component } = state.value;
    return (
      <ErrorBoundary onError={logMissing} fallback={() => null}>
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}

function logMissing(thrown: unknown): void {
  bridge().log({ event: 'decoration_missing', level: 'info', reason: reasonOf(thrown) });
}
