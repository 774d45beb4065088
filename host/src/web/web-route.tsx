import { Navigate } from '@billet/shared-bridge/host';
import type { AppRoute } from '../site/routes.ts';
import { WebRecipient } from './web-recipient.tsx';
import { WebTab } from './web-tab.tsx';

export interface WebRouteProps {
  readonly route: AppRoute;
  readonly home: string;
}

/** Page of a route outside the messenger (ENV-09); redirects home if its manifest has none. */
export function WebRoute({ route: { web, entry, mode }, home }: WebRouteProps) {
  if (web) return <WebTab {...web} />;
  if (entry && mode) return <WebRecipient entry={entry} mode={mode} home={home} />;
  return <Navigate to={home} replace />;
}
