import type { CDPSession } from 'playwright';

interface Request {
  readonly url: string;
  /** Seconds of the browser's clock. */
  readonly started: number;
  readonly depth: number;
  /** Over the wire, headers included. */
  bytes: number;
  /** Of them without the headers, as the answer itself says: of a page this browser tells of no data. */
  body: number;
  isFromCache: boolean;
}

export interface Traffic {
  readonly requests: number;
  /** Over the wire, headers included. */
  readonly bytes: number;
  /** Of pages without headers: what their limit is about. */
  readonly html: number;
  readonly bytesBy: Readonly<Record<Kind, number>>;
  /** The longest chain of requests of which each began because of the one before; the page itself is 1. */
  readonly depth: number;
  /** A line a request, for whoever looks for what to improve. */
  readonly log: readonly string[];
}

/** Kinds of files, by what their paths are like; the first that fits. */
const kinds = {
  html: /\/$/,
  script: /\.js$/,
  style: /\.css$/,
  font: /^\/fonts\//,
  art: /^\/(art|avatars)\//,
  catalogue: /\.(ftl|json)$/,
  api: /^\/api\//,
  other: /./,
} as const;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as readonly Kind[];
const kindOf = (path: string) => kindNames.find((kind) => kinds[kind].test(path));

interface Initiator {
  readonly type: string;
  readonly url?: string;
  readonly stack?: Stack;
}
interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack;
}

const causeOf = ({ url, stack }: Initiator): string | undefined =>
  url ?? stack?.callFrames[0]?.url ?? (stack?.parent && causeOf({ type: '', stack: stack.parent }));

/** Records what a page fetches from now on. */
export class TrafficRecorder {
  readonly #requests = new Map<string, Request>();
  readonly #depths = new Map<string, number>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
      const cause = causeOf(initiator as Initiator);
      const depth = this.#requests.size === 0 ? 1 : (cause ? (this.#depths.get(cause) ?? 1) : 1) + 1;
      const [url = ''] = request.url.split('#');
      if (!this.#depths.has(url)) this.#depths.set(url, depth);
      this.#requests.set(requestId, { url, started: timestamp, depth, bytes: 0, body: 0, isFromCache: false });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#change(requestId, { isFromCache: true }));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) this.#change(requestId, { isFromCache: true });
      this.#change(requestId, { body: Number(response.headers['content-length'] ?? 0) });
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (request) request.bytes += encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => this.#change(requestId, { bytes: encodedDataLength }));
  }

  #change(requestId: string, change: Partial<Pick<Request, 'bytes' | 'body' | 'isFromCache'>>): void {
    const request = this.#requests.get(requestId);
    if (request) Object.assign(request, change);
  }

  /** What was fetched until `milliseconds` after the first request, of the addresses that are wanted. */
  until(milliseconds: number, isWanted: (url: string) => boolean = () => true): Traffic {
    const all = [...this.#requests.values()];
    const start = all[0]?.started ?? 0;
    const counted = all
      .map(({ url, started, ...rest }) => ({
        ...rest,
        path: url.startsWith('http') ? new URL(url).pathname : '',
        at: (started - start) * 1000,
      }))
      .filter(({ at, path, isFromCache }) => path !== '' && !isFromCache && at <= milliseconds && isWanted(path));
    const bytesOf = (some: readonly { readonly bytes: number }[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
    const pages = counted.filter(({ path }) => kindOf(path) === 'html');
    const byKind = kindNames.map((kind) => [kind, bytesOf(counted.filter(({ path }) => kindOf(path) === kind))]);
    return {
      requests: counted.length,
      bytes: bytesOf(counted),
      html: pages.reduce((sum, { body }) => sum + body, 0),
      bytesBy: Object.fromEntries(byKind) as Record<Kind, number>,
      depth: Math.max(0, ...counted.map(({ depth }) => depth)),
      log: counted.map(({ path, bytes, depth, at }) => `${Math.round(at)} ms, level ${depth}, ${bytes} bytes: ${path}`),
    };
  }
}
