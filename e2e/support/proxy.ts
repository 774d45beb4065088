import { createServer, type IncomingMessage, request as requestOf, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** One request on its way through the proxy. */
export interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Forwards the request to the server. `isPlain` disables compression, for a fault that reads the body. */
  forward(isPlain?: boolean): Promise<IncomingMessage>;
}

/** Responds in place of the server. */
export type Fault = (passing: Passing) => Promise<void>;

interface Rule {
  readonly pattern: RegExp;
  readonly fault: Fault;
  /** The number of remaining requests that it applies to. */
  times: number;
}

/** A plain HTTP proxy between Chromium and all servers of this machine. It forwards requests or applies a fault. */
export interface HttpProxy {
  readonly address: string;
  /** Applies a fault to later requests to matching addresses (`http://host:port/path?query`). The last matching rule wins. */
  set(pattern: RegExp, fault: Fault, times?: number): void;
  /** Removes the faults for later requests. Hanging requests keep hanging, as on a real network. */
  clear(): void;
  /** All addresses that were requested since the last `forget`, in order. */
  readonly requests: readonly string[];
  forget(): void;
  stop(): Promise<void>;
}

/** Starts a proxy on a free port. */
export async function startProxy(): Promise<HttpProxy> {
  const rules: Rule[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    requests.push(address);
    const rule = rules.findLast(({ pattern, times }) => times > 0 && pattern.test(address));
    if (rule) rule.times -= 1;
    const passing = { request, response, forward: (isPlain = false) => forward(request, isPlain) };
    const answer = rule ? rule.fault(passing) : pass(passing);
    // the browser or the server has closed the connection
    answer.catch(() => response.destroy());
  });
  server.on('connect', tunnel);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (pattern, fault, times = Number.POSITIVE_INFINITY) => void rules.push({ pattern, fault, times }),
    clear: () => void rules.splice(0),
    requests,
    forget: () => void requests.splice(0),
    stop: () => stop(server),
  };
}

async function pass({ response, forward: ask }: Passing): Promise<void> {
  const answer = await ask();
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
  response.once('close', () => answer.destroy());
}

/** Forwards to 127.0.0.1, because only browsers resolve subdomains of localhost. */
function forward(request: IncomingMessage, isPlain: boolean): Promise<IncomingMessage> {
  const { port, pathname, search } = new URL(request.url ?? '');
  const { 'proxy-connection': _, 'accept-encoding': encoding, ...headers } = request.headers;
  if (encoding && !isPlain) headers['accept-encoding'] = encoding;
  return new Promise((resolve, reject) => {
    const asking = requestOf({ host: '127.0.0.1', port, path: pathname + search, method: request.method, headers }, resolve);
    asking.once('error', reject);
    request.pipe(asking);
    request.once('close', () => !request.complete && asking.destroy());
  });
}

/** Tunnels CONNECT requests, which Playwright's own request client sends. Faults do not apply to them. */
function tunnel({ url = '' }: IncomingMessage, socket: Duplex): void {
  const ahead = connect(Number(url.split(':').at(-1)), '127.0.0.1', () => socket.write('HTTP/1.1 200 Connected\r\n\r\n'));
  ahead.on('error', () => socket.destroy());
  socket.on('error', () => ahead.destroy());
  ahead.pipe(socket).pipe(ahead);
}

function stop(server: Server): Promise<void> {
  const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return stopped;
}
