import type { SellingDeps } from '../../features/payments/index.ts';
import { buildApp } from './app.ts';
import { listen } from './listen.ts';

/** Connections that wait to be taken up: at the busiest minute of the year thousands come within a second. */
const BACKLOG = 4_096;

/** Answers people. The function given back stops it. */
export async function startWeb(deps: SellingDeps): Promise<() => Promise<void>> {
  const { config } = deps;
  const app = await buildApp(deps);
  await listen(app, { port: 'PORT', host: 'HOST' }, { port: config.port, host: config.host, backlog: BACKLOG });
  return () => app.close();
}
