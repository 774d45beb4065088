import { bridge, lazyFile, useLoaded } from '@billet/shared-bridge';
import { PageFallback } from '../remotes/page-fallback.tsx';
import { PageWaiting } from '../remotes/page-waiting.tsx';
import type { WebRouteProps } from './web-route.tsx';

const webFile = lazyFile(() => import(/* webpackChunkName: "web" */ './web-route.tsx').then(({ WebRoute }) => WebRoute));

/** What stands outside the messenger; its code comes only there. */
export function WebPlace(props: WebRouteProps) {
  const { state, retry } = useLoaded({
    ...webFile,
    onFailure: (thrown) => bridge().log({ event: 'web_unloaded', level: 'error', reason: String(thrown) }),
  });
  if (state.kind === 'loading') return <PageWaiting />;
  if (state.kind === 'failed') return <PageFallback kind="failed" onRetry={retry} onPrevious={null} />;
  return <state.value {...props} />;
}
