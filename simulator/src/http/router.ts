import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RouteRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON or form body; empty without one. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Aborted when the client disconnects or the simulator stops. */
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent unchanged, anything else as JSON. */
  readonly body: unknown;
}

/** Returns a reply, or writes the response itself and returns null. */
export type Handler = (request: RouteRequest, response: ServerResponse) => Reply | null | Promise<Reply | null>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | '*';
  /** `/people/:id/launch`. A segment may start with fixed letters (`bot:token`), and a last `*name` matches the rest of the path. */
  readonly path: string;
  /** True: other local origins may read it too. */
  readonly isShared?: boolean;
  readonly handler: Handler;
}

/** Ends a request with a status and a text for the developer. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The named segments of a path that matches the pattern, else null. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const patternSegments = pattern.split('/');
  const segments = path.split('/');
  const params: Record<string, string> = {};
  for (const [index, part] of patternSegments.entries()) {
    if (part.startsWith('*')) {
      params[part.slice(1)] = segments.slice(index).join('/');
      return params;
    }
    const [prefix = '', name] = part.split(':', 2);
    const value = segments[index];
    if (value === undefined || (name === undefined ? part !== value : !value.startsWith(prefix))) return null;
    if (name !== undefined) params[name] = value.slice(prefix.length);
  }
  return segments.length === patternSegments.length ? params : null;
}

const LOCAL = /^http:\/\/([a-z0-9-]+\.)*(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Headers that let local development servers and the origins of the app read a shared answer. */
export function sharing(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  return origin && LOCAL.test(origin) ? { 'access-control-allow-origin': origin, vary: 'origin' } : {};
}

/** Whether a changing request comes from the simulator's own page, or from no page. */
export function isOwn(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return !origin || origin === `http://${host}`;
}

/** Hosts that reach the simulator only on purpose. Others may be a DNS rebinding attack. */
export const isLocalHost = (request: IncomingMessage) => LOCAL.test(`http://${request.headers.host ?? 'localhost'}`);
