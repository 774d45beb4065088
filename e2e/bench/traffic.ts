import type { CDPSession } from 'playwright';

interface Request {
  readonly url: string;
  /** Seconds on the browser's monotonic clock. */
  readonly started: number;
  readonly depth: number;
  /** Transferred bytes, including headers. */
  bytes: number;
  /** Content-Length, without headers. Chromium reports no data events for the page itself. */
  body: number;
  isFromCache: boolean;
}

export interface Traffic {
  readonly requests: number;
  /** Transferred bytes, including headers. */
  readonly bytes: number;
  /** Bytes of the HTML pages without headers, to which the limit of 14 KB applies. */
  readonly html: number;
  readonly bytesBy: Readonly<Record<Kind, number>>;
  /** The longest chain of requests in which each one initiated the next. The page itself is 1. */
  readonly depth: number;
  /** One line per request, for the analysis of a slow start. */
  readonly log: readonly string[];
}

/** Kinds of files by path. The first match counts. */
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

/** Records all requests of a page from its construction on. */
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

  /** The traffic until `milliseconds` after the first request, restricted to the wanted paths. */
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
