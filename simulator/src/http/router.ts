import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Ask {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The JSON or form body; empty where there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Aborted when the caller hangs up or the simulator stops. */
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes go as they are, anything else as JSON. */
  readonly body: unknown;
}

/** Gives a reply, or takes the response over and gives nothing. */
export type Handler = (ask: Ask, response: ServerResponse) => Reply | null | Promise<Reply | null>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | '*';
  /** `/people/:id/launch`; a part may begin with fixed letters (`bot:token`), a last `*name` takes the rest of the path. */
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

/** The path's named parts where it fits the pattern, else null. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith('*')) {
      params[part.slice(1)] = given.slice(index).join('/');
      return params;
    }
    const [prefix = '', name] = part.split(':', 2);
    const value = given[index];
    if (value === undefined || (name === undefined ? part !== value : !value.startsWith(prefix))) return null;
    if (name !== undefined) params[name] = value.slice(prefix.length);
  }
  return given.length === wanted.length ? params : null;
}

const LOCAL = /^http:\/\/([a-z0-9-]+\.)*(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Headers that let the local development servers and the app's origins read a shared answer. */
export function sharing(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  return origin && LOCAL.test(origin) ? { 'access-control-allow-origin': origin, vary: 'origin' } : {};
}

/** Whether a request that changes something comes from this simulator's own page, or from no page at all. */
export function isOwn(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return !origin || origin === `http://${host}`;
}

/** Names that a browser can only reach us by when it means us. Others may be a rebound address. */
export const isLocalHost = (request: IncomingMessage) => LOCAL.test(`http://${request.headers.host ?? 'localhost'}`);
