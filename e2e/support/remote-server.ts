import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export interface RemoteServer {
  readonly origin: string;
  /** Every requested path. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

interface ServeOptions {
  /** Fluent messages that replace the remote's own. */
  readonly texts?: string;
}

/** Serves a build of a remote from its own origin, as a development server does. */
export async function serveRemote(dist: string, { texts = '' }: ServeOptions = {}): Promise<RemoteServer> {
  const { entry, ...description } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8'));
  const requests: string[] = [];
  const send = (response: ServerResponse, type: string, body: string | Buffer) =>
    response.writeHead(200, { 'Content-Type': type }).end(body);
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    const name = pathname.replace('/federated/', '');
    if (name === 'remote.json') return send(response, 'application/json', JSON.stringify(description));
    if (name === 'changes') return response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 200\n\n');
    if (name.startsWith('texts/')) return send(response, 'text/plain; charset=utf-8', texts);
    const file = path.join(dist, name === 'remoteEntry.js' ? entry : path.basename(name));
    return send(response, file.endsWith('.css') ? 'text/css' : 'text/javascript', readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
