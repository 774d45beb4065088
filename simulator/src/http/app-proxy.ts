import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { profiles } from '../profiles/profiles.ts';
import { completeByAnswer, mayCompleteStep } from '../world/tour.ts';
import type { Person } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { slowNetwork } from './slow-network.ts';

/** Latency of each answer of a slow network, in milliseconds. */
const SLOW_LATENCY_MS = 1200;

/** Serves the app on a separate origin for each person, through that person's network. */
export interface AppProxy {
  /** Handles a request to a person's origin. False for any other. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Handles a web socket of a development server. False for any address that is not a person's origin. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

/** A browser cannot throttle the network of one frame, so the frames load through this proxy, which can delay or drop requests. */
export function appProxy(world: World): AppProxy {
  const open = new Map<Duplex, number>();
  const networkOf = (id: number) => world.people.get(id)?.network ?? 'offline';
  world.listeners.add(() => {
    for (const [socket, person] of open) if (networkOf(person) === 'offline') socket.destroy();
  });
  const track = (socket: Duplex, person: number): void => {
    if (!open.has(socket)) socket.once('close', () => open.delete(socket));
    open.set(socket, person);
  };

  return {
    answer(request, response) {
      const person = personAt(world, request);
      if (!person) return false;
      track(request.socket, person.id);
      if (person.network === 'offline') request.socket.destroy();
      else void forward(world, person, request, response);
      return true;
    },
    upgrade(request, socket, head) {
      const person = personAt(world, request);
      if (!person) return false;
      track(socket, person.id);
      if (person.network === 'offline') socket.destroy();
      else join(world, person, request, socket, head);
      return true;
    },
  };
}

/** The person of a request's origin: `alice.localhost` on our own port. */
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
      // The country header of Cloudflare; a server may read it.
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
    if (answer.statusCode === 200 && mayCompleteStep(method, url)) void listen(world, url, answer);
    if (isSlow) answer.pipe(slowNetwork()).pipe(response);
    else answer.pipe(response);
    // abort a partial answer, so that the browser reports an error
    answer.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`No app answers at http://localhost:${world.settings.appPort}.\n`);
  });
  response.once('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Reads an answer of the app's API to track what the person has done. */
async function listen(world: World, path: string, answer: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (await once(answer, 'end').catch(() => null)) completeByAnswer(world, path, Buffer.concat(chunks).toString());
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
