import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { profiles } from '../profiles/profiles.ts';
import { isTelling, learn } from '../world/tour.ts';
import type { Person } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { slowly } from './slowly.ts';

/** Before each answer of a slow network. */
const SLOW_LATENCY_MS = 1200;

/** The app on an origin of each person's, over that person's network. */
export interface AppProxy {
  /** Takes a request to a person's origin; false for any other. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes a socket, which development servers use; false for any other address than a person's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

/** The browser can't shape the network of one frame: so the frames load through here, and here it is slow or gone. */
export function appProxy(world: World): AppProxy {
  const open = new Map<Duplex, number>();
  const networkOf = (id: number) => world.people.get(id)?.network ?? 'offline';
  world.listeners.add(() => {
    for (const [socket, person] of open) if (networkOf(person) === 'offline') socket.destroy();
  });
  const keep = (socket: Duplex, person: number): void => {
    if (!open.has(socket)) socket.once('close', () => open.delete(socket));
    open.set(socket, person);
  };

  return {
    answer(request, response) {
      const person = personAt(world, request);
      if (!person) return false;
      keep(request.socket, person.id);
      if (person.network === 'offline') request.socket.destroy();
      else void forward(world, person, request, response);
      return true;
    },
    upgrade(request, socket, head) {
      const person = personAt(world, request);
      if (!person) return false;
      keep(socket, person.id);
      if (person.network === 'offline') socket.destroy();
      else join(world, person, request, socket, head);
      return true;
    },
  };
}

/** Whose origin a request is for: `alice.localhost` on our own port. */
function personAt({ people, settings }: World, { headers }: IncomingMessage): Person | undefined {
  const [slug = ''] = headers.host?.split('.localhost:') ?? [];
  return headers.host === `${slug}.localhost:${settings.port}` ? [...people.values()].find((person) => person.slug === slug) : undefined;
}

function toApp({ settings }: World, person: Person, { url, method, headers }: IncomingMessage) {
  const { userAgent } = profiles[person.profile];
  return ask({
    host: 'localhost',
    port: settings.appPort,
    path: url,
    method,
    headers: {
      ...headers,
      host: `${person.slug}.localhost:${settings.appPort}`,
      // The header of a common content network; a server may read it.
      'cf-ipcountry': person.region,
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    },
  });
}

async function forward(world: World, person: Person, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isSlow = person.network === 'slow';
  if (isSlow) await wait(SLOW_LATENCY_MS);
  if (response.destroyed) return;
  const outgoing = toApp(world, person, request);
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    const { method = '', url = '' } = request;
    if (answer.statusCode === 200 && isTelling(method, url)) void listen(world, url, answer);
    if (isSlow) answer.pipe(slowly()).pipe(response);
    else answer.pipe(response);
    // Half an answer is worse than none: the browser is told.
    answer.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`No app answers at http://localhost:${world.settings.appPort}.\n`);
  });
  response.once('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Reads along what the app is told of what a person did. */
async function listen(world: World, path: string, answer: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (await once(answer, 'end').catch(() => null)) learn(world, path, Buffer.concat(chunks).toString());
}

function join(world: World, person: Person, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const outgoing = toApp(world, person, request);
  outgoing.on('upgrade', ({ rawHeaders }, other) => {
    const lines = rawHeaders.flatMap((name, index) => (index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`]));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    other.write(head);
    other.pipe(socket).pipe(other);
    other.on('error', () => socket.destroy());
    socket.on('error', () => other.destroy());
  });
  outgoing.on('response', () => socket.destroy());
  outgoing.on('error', () => socket.destroy());
  outgoing.end();
}
