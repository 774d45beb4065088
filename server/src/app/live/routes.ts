import type { ServerResponse } from 'node:http';
import { calls, type LiveEvent } from '@billet/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { countInbox } from '../../features/notes/index.ts';
import { findById, hasLeft } from '../../features/people/index.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { commonHeaders } from '../../kit/http/guards.ts';
import { makeOpenStreams } from '../../kit/limits/open-streams.ts';
import { formatCursor, parseCursor } from '../../kit/live/cursor.ts';
import type { Watcher } from '../../kit/live/live.ts';
import type { Versions } from '../../kit/live/version-lookup.ts';

const HEARTBEAT_MS = 15_000;
/** Bytes buffered for a slow reader before it is disconnected; it reconnects with its last event id. */
const BACKLOG = 64 * 1024;
/** The longest handler timeout that Fastify accepts. */
const NO_TIMEOUT = 2 ** 31 - 1;

/** GET /api/events: server-sent change events. A stream without Last-Event-ID starts with the counts. `endStreams` makes all clients reconnect. */
export function registerLive(app: FastifyInstance, deps: Deps): { readonly endStreams: () => void } {
  const open = new Set<ServerResponse>();
  const streams = makeOpenStreams(deps.config.limits.streamsAtOnce);
  const endStreams = () => {
    for (const stream of open) stream.end();
  };
  app.addHook('preClose', (done) => {
    endStreams();
    done();
  });

  const { path } = calls.listenToEvents;
  app.get(
    path,
    { handlerTimeout: NO_TIMEOUT, config: { access: 'person', isStream: true, queue: 'usual' }, schema: { operationId: 'listenToEvents' } },
    (request, reply) => {
      const { person } = request;
      if (!person) throw new Error('The request was not authenticated');
      const headers = { ...commonHeaders(deps), 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' };
      // A stream without a body would never end
      if (request.method === 'HEAD') return reply.headers(headers).send();
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, headers);
      // The client learns of the connection now instead of with the first event
      stream.flushHeaders();
      open.add(stream);
      deps.metrics.openStreams.inc();
      const leave = streams.enter(person.id, () => stream.end());

      const last = request.headers['last-event-id'];
      const writer = makeWriter(stream, deps, person, parseCursor(last));
      const unwatch = deps.live.watch(person.id, writer);
      // Order events have no version, so a missed one cannot be detected
      if (last !== undefined) writer.orderChanged();
      const heartbeat = setInterval(() => push(stream, ': still here\n\n'), HEARTBEAT_MS);
      stream.once('close', () => {
        clearInterval(heartbeat);
        unwatch();
        leave();
        open.delete(stream);
        deps.metrics.openStreams.dec();
      });
    },
  );
  return { endStreams };
}

/** Writes changes since the reader's known versions. Without known versions, only the counts are sent. */
function makeWriter(stream: ServerResponse, deps: Deps, person: UserRow, known: Versions | null): Watcher {
  let sent = known;
  let seen: Versions | null = null;
  const changed = (now: Versions) => {
    // Versions only decrease after the account was deleted: the new account needs a new stream
    if (seen !== null && (now.profile < seen.profile || now.inventory < seen.inventory)) return void stream.end();
    seen = now;
    const last = sent ?? { ...now, inventory: -1 };
    sent = now;
    const id = formatCursor(now);
    if (last.profile !== now.profile) {
      push(stream, frame(id, { kind: 'profile' }));
      endIfDeleted(stream, deps, person.id);
    }
    if (last.inventory === now.inventory) return;
    countInbox(deps, person).then(
      (count) => push(stream, frame(id, { kind: 'inventory', count })),
      (error: unknown) => {
        deps.log.warn({ err: error }, 'live counts failed');
        stream.end();
      },
    );
  };
  return { changed, orderChanged: () => push(stream, frame(null, { kind: 'order' })) };
}

/** A deletion is announced as a change of the profile. */
function endIfDeleted(stream: ServerResponse, deps: Deps, personId: string): void {
  findById(deps.db.app, personId).then(
    (person) => {
      if (!person || hasLeft(person)) stream.end();
    },
    (error: unknown) => {
      deps.log.warn({ err: error }, 'a live stream could not be checked');
      stream.end();
    },
  );
}

/** Without an id, the reader keeps its last one. */
function frame(id: string | null, event: LiveEvent): string {
  return `${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
}

function push(stream: ServerResponse, text: string): void {
  if (stream.writableEnded) return;
  if (stream.writableLength > BACKLOG) stream.destroy();
  else stream.write(text);
}
