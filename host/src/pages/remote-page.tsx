import { ErrorBoundary, useLoadedAgain } from '@billet/shared-bridge/host';
import { useLayoutEffect } from 'react';
import type { Remotes } from '../remotes/remotes.ts';
import type { Component } from '../remotes/running-version.ts';
import type { Exposed } from '../site/routes.ts';
import { PageFallback } from './page-fallback.tsx';
import { PageWaiting } from './page-waiting.tsx';

export interface RemotePageProps {
  readonly remotes: Remotes;
  readonly exposed: Exposed;
}

/** Renders a remote's page in all of its states (MFE-06). */
export function RemotePage({ remotes, exposed }: RemotePageProps) {
  const { remote } = exposed;
  const { state, isAgain, retry } = useLoadedAgain({
    peek: () => remotes.peek('pages', exposed),
    load: () => remotes.load('pages', exposed),
    // reported by `load`
    onFailure: () => undefined,
  });
  const isBusy = state.kind === 'loading';
  if (isBusy && !isAgain) return <PageWaiting />;
  if (state.kind !== 'loaded' && !remotes.runs(remote)) return <PageFallback kind="contract" onRetry={() => window.location.reload()} />;
  if (state.kind !== 'loaded') return <PageFallback kind="failed" onRetry={retry} isBusy={isBusy} />;
  return (
    <ErrorBoundary
      onError={(error) => void remotes.handleRenderError(remote, error)}
      fallback={(reset) => <PageFallback kind="broken" onRetry={reset} />}
    >
      <Focusable page={state.value} />
    </ErrorBoundary>
  );
}

/**
 * Moves the focus to `main` when a page that contains the focus unmounts. Otherwise the browser would move it to the body, and keyboard
 * users would start again at the top.
 */
function Focusable({ page: Page }: { readonly page: Component }) {
  useLayoutEffect(() => () => document.activeElement?.closest('main')?.focus({ preventScroll: true }), []);
  return <Page />;
}
