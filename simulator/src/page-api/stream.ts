import type { ServerResponse } from 'node:http';
import type { Route } from '../http/router.ts';
import { snapshot, type World } from '../world/world.ts';

const FIRST_LOG_ENTRIES = 500;

/** Server-sent events for every open page: the whole state, and new log lines. Changes of one turn are sent together. */
export function streamRoutes(world: World): Route[] {
  return [
    {
      method: 'GET',
      path: '/events',
      handler: ({ signal }, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        follow(world, response, signal);
        return null;
      },
    },
  ];
}

function follow(world: World, response: ServerResponse, signal: AbortSignal): void {
  let isDue = false;
  let isStateNew = true;
  let { day } = world;
  let lastSeen = world.log.at(-FIRST_LOG_ENTRIES)?.id ?? 0;
  const send = (event: string, data: unknown): void => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const flush = (): void => {
    isDue = false;
    if (signal.aborted) return;
    if (isStateNew) send('state', snapshot(world));
    isStateNew = false;
    const added = world.log.filter((entry) => entry.id > lastSeen);
    if (day !== world.day) send('forget', null);
    day = world.day;
    if (added.length) send('log', added);
    lastSeen = world.log.at(-1)?.id ?? lastSeen;
  };
  const listener = (what: 'state' | 'log'): void => {
    isStateNew ||= what === 'state';
    if (isDue) return;
    isDue = true;
    setImmediate(flush);
  };
  world.listeners.add(listener);
  signal.addEventListener('abort', () => {
    world.listeners.delete(listener);
    response.end();
  });
  flush();
}
