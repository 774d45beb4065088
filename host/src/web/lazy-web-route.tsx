import { bridge, lazyFile } from '@billet/shared-bridge';
import { useLoadedAgain } from '@billet/shared-bridge/host';
import { PageFallback } from '../pages/page-fallback.tsx';
import { PageWaiting } from '../pages/page-waiting.tsx';
import type { WebRouteProps } from './web-route.tsx';

const webFile = lazyFile(() => import(/* webpackChunkName: "web" */ './web-route.tsx').then(({ WebRoute }) => WebRoute));

/** Page outside the messenger; its code is loaded only there. */
export function LazyWebRoute(props: WebRouteProps) {
  const { state, isAgain, retry } = useLoadedAgain({
    ...webFile,
    onFailure: (thrown) => bridge().log({ event: 'web_load_failed', level: 'error', reason: String(thrown) }),
  });
  const isBusy = state.kind === 'loading';
  if (isBusy && !isAgain) return <PageWaiting />;
  if (state.kind !== 'loaded') return <PageFallback kind="failed" onRetry={retry} isBusy={isBusy} />;
  return <state.value {...props} />;
}
