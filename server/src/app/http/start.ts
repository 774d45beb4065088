import type { SellingDeps } from '../../features/payments/index.ts';
import { buildApp } from './app.ts';
import { listen, WEB } from './listen.ts';

/** Length of the queue of pending connections: at the busiest minute of the year, thousands arrive within a second. */
const BACKLOG = 4_096;

/** Starts the HTTP server. The returned function stops it. */
export async function startWeb(deps: SellingDeps): Promise<() => Promise<void>> {
  const { config } = deps;
  const app = await buildApp(deps);
  await listen(app, WEB, { port: config.port, host: config.host, backlog: BACKLOG });
  return () => app.close();
}
