import type { Config } from '../../kit/config.ts';
import type { Deps } from '../../kit/deps.ts';
import { listen, METRICS } from '../http/listen.ts';
import { readinessOf } from '../http/readiness.ts';
import { buildMetricsServer } from './server.ts';

/** Starts the monitoring server. The returned function stops it. */
export async function startMetrics(deps: Deps, place: NonNullable<Config['metrics']>): Promise<() => Promise<void>> {
  const server = buildMetricsServer(deps, readinessOf(deps));
  await listen(server, METRICS, place);
  return () => server.close();
}
