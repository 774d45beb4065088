import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { botRoutes } from './bot-api/routes.ts';
import { startWebhook } from './bot-api/webhook.ts';
import { appProxy } from './http/app-proxy.ts';
import { serve } from './http/serve.ts';
import { actionRoutes } from './page-api/actions.ts';
import { controlRoutes } from './page-api/controls.ts';
import { fileRoutes } from './page-api/files.ts';
import { peopleRoutes } from './page-api/people.ts';
import { streamRoutes } from './page-api/stream.ts';
import { type Settings, SettingsError } from './settings.ts';
import { openWorld, type World } from './world/world.ts';

export interface Simulator {
  readonly world: World;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the Bot API and the page on one port of this machine; port 0 uses a free one. Throws a SettingsError if the port is taken. */
export async function startSimulator(settings: Settings): Promise<Simulator> {
  const stopping = new AbortController();
  const world = openWorld(settings);
  const routes = [
    ...peopleRoutes(world),
    ...actionRoutes(world),
    ...controlRoutes(world),
    ...streamRoutes(world),
    ...botRoutes(world),
    ...fileRoutes(path.resolve(import.meta.dirname, '../dist')),
  ];
  const server = serve(routes, appProxy(world), stopping.signal);
  server.listen(settings.port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new SettingsError(`Port ${settings.port} is taken. Set SIMULATOR_PORT to a free one.`) : error;
  });
  const port = portOf(server.address());
  world.settings = { ...settings, port };
  startWebhook(world, stopping.signal);

  return {
    world,
    port,
    async stop() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

const portOf = (address: string | AddressInfo | null) => (typeof address === 'object' && address ? address.port : 0);
