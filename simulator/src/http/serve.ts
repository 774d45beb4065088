import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AppProxy } from './app-proxy.ts';
import { bodyOf } from './body.ts';
import { HttpError, isLocalHost, isOwn, matched, type Reply, type Route, sharing } from './router.ts';

/** Milliseconds after which an idle connection is closed. A request that arrives while it is closed is reset, so it is longer than pauses. */
const KEEP_ALIVE_TIMEOUT = 600_000;

/** An HTTP server for the routes; the first match answers. The origins of people are passed to the app. */
export function serve(routes: readonly Route[], app: AppProxy, stopping: AbortSignal): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT }, (request, response) => {
    if (app.answer(request, response)) return;
    answer(routes, request, response, stopping).catch((error: unknown) => {
      if (error instanceof HttpError) write(response, { status: error.status, body: { error: error.message } }, {});
      else {
        console.error('simulator: a request failed:', error);
        write(response, { status: 500, body: { error: 'Internal Server Error' } }, {});
      }
    });
  });
  server.on('upgrade', (request, socket, head) => app.upgrade(request, socket, head) || socket.destroy());
  return server;
}

async function answer(routes: readonly Route[], request: IncomingMessage, response: ServerResponse, stopping: AbortSignal): Promise<void> {
  if (!isLocalHost(request)) throw new HttpError(403, 'The simulator answers to localhost only.');
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = decoded(url.pathname);
  for (const route of routes) {
    const params = matched(route.path, path);
    if (!params) continue;
    if (request.method === 'OPTIONS' && route.isShared) {
      write(response, { status: 204, body: '' }, { ...sharing(request), 'access-control-allow-headers': 'content-type' });
      return;
    }
    if (route.method !== '*' && route.method !== request.method) continue;
    if (route.method !== 'GET' && !isOwn(request)) throw new HttpError(403, 'Only the simulator’s own page may do this.');
    const body = request.method === 'GET' ? {} : await bodyOf(request);
    const reply = await route.handler({ params, query: url.searchParams, body, signal: signalOf(response, stopping) }, response);
    if (reply) write(response, reply, route.isShared ? sharing(request) : {});
    return;
  }
  throw new HttpError(404, 'Not Found');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(400, 'Bad Request');
  }
}

function signalOf(response: ServerResponse, stopping: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  stopping.addEventListener('abort', abort);
  response.once('close', () => {
    stopping.removeEventListener('abort', abort);
    abort();
  });
  return controller.signal;
}

function write(response: ServerResponse, { status = 200, headers = {}, body }: Reply, more: Readonly<Record<string, string>>): void {
  if (response.headersSent || response.destroyed) return;
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const type = isRaw ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    ...more,
  });
  response.end(isRaw ? body : JSON.stringify(body));
}
