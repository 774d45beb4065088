import type { ComponentType } from 'react';
import { bridge } from '../bridge.ts';
import { reasonOf } from '../log.ts';
import { drawn } from './drawn.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyFile } from './lazy-file.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * What only adorns comes after the page, in a file of its own; one that doesn't come, or breaks, is left out without a word (MFE-06). To ask
 * for it is work, of which what it adorns is free: a tap is answered first.
 */
export function decoration<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> {
  const { peek, load: bring } = lazyFile(load);
  const file = { peek, load: () => drawn().then(bring) };
  return function Decoration(props: P) {
    const { state } = useLoaded({ ...file, onFailure: logMissing });
    if (state.kind !== 'loaded') return null;
    const { default: Adornment } = state.value;
    return (
      <ErrorBoundary onError={logMissing} fallback={() => null}>
        <Adornment {...props} />
      </ErrorBoundary>
    );
  };
}

function logMissing(thrown: unknown): void {
  bridge().log({ event: 'decoration_missing', level: 'info', reason: reasonOf(thrown) });
}
