import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

export interface Http2Proxy {
  readonly origin: string;
  stop(): void;
}

/** Headers that belong to one HTTP/1.1 connection; HTTP/2 forbids them (RFC 9113, section 8.2.2). */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

const withoutConnectionHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name)));

/** Starts an HTTP/2 proxy in front of the server at a port, because production serves over HTTP/2. */
export async function startHttp2Proxy(port: number, { key, cert }: Certificate): Promise<Http2Proxy> {
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key, cert }, (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = { ...withoutConnectionHeaders(request.headers), host: `localhost:${port}` };
    const upstream = ask({ agent, host: '127.0.0.1', port, method: request.method, path: request.url, headers });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnectionHeaders(answer.headers));
      answer.pipe(response);
    });
    upstream.on('error', () => response.stream?.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // the browser was closed during a request
    session.on('error', () => session.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
    },
  };
}
