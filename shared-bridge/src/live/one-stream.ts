/** A message of the event stream, unparsed. */
export interface StreamMessage {
  readonly data: string;
  readonly id: string | undefined;
}

/** The callbacks of a page for the shared stream. */
export interface StreamListener {
  onMessage(message: StreamMessage): void;
  /** Messages may have been missed: the stream broke, the page was hidden, or another page held the stream. */
  onGap(): void;
}

export interface StreamOpening extends Pick<StreamListener, 'onMessage'> {
  onConnect(): void;
  /** The server refused the stream: this page opens none again. */
  onEnd(): void;
}

export interface OneStreamOptions extends StreamListener {
  /** Pages with the same name share one stream. One name per user. */
  readonly name: string;
  /** Opens the stream and returns the function that closes it. */
  open(stream: StreamOpening): () => void;
  readonly page?: Document;
  /** Defaults to the API of the browser; null if it has none. */
  readonly locks?: Pick<LockManager, 'request'> | null;
  readonly makeChannel?: ((name: string) => Channel) | null;
}

/** The used part of a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

type TabMessage = { readonly kind: 'message'; readonly message: StreamMessage } | { readonly kind: 'connected' };

const ownLocks = () => navigator.locks ?? null;
const ownChannel = typeof BroadcastChannel === 'undefined' ? null : (name: string) => new BroadcastChannel(name);

/**
 * Shares one event stream between the pages of a browser, and listens only while the page is visible: a browser opens at most six HTTP/1.1
 * connections to a server, and each stream holds one. The page with the Web Lock opens the stream and broadcasts its messages. When that
 * page is hidden or closed, the next one gets the lock. Without Web Locks each visible page has its own stream. Returns the stop function.
 */
export function openSharedStream(options: OneStreamOptions): () => void {
  const { page = document } = options;
  let leave: (() => void) | null = null;
  let isStopped = false;
  let hasJoined = false;
  const follow = () => {
    if (page.visibilityState === 'hidden') {
      leave?.();
      leave = null;
    } else if (leave === null && !isStopped) {
      leave = join(options, { hasGap: hasJoined, onEnd: stop });
      hasJoined = true;
    }
  };
  const stop = () => {
    isStopped = true;
    page.removeEventListener('visibilitychange', follow);
    leave?.();
    leave = null;
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}

/** Null if the browser denies channels, as some do together with storage. */
function tryChannel(makeChannel: (name: string) => Channel, name: string): Channel | null {
  try {
    return makeChannel(name);
  } catch {
    return null;
  }
}

interface Joining {
  /** True if the page was hidden before. */
  readonly hasGap: boolean;
  readonly onEnd: () => void;
}

/** Joins the shared stream until the returned function is called. */
function join(options: OneStreamOptions, { hasGap, onEnd }: Joining): () => void {
  const { name, onMessage, onGap, open, locks = ownLocks(), makeChannel = ownChannel } = options;
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = locks && makeChannel ? tryChannel(makeChannel, name) : null;
  const send = (message: TabMessage) => channel?.postMessage(message);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'message') onMessage(data.message);
      else onGap();
    };
    signal.addEventListener('abort', () => channel.close(), { once: true });
  }
  /** Holds the stream until this page leaves. */
  const lead = (hadGap: boolean): Promise<void> => {
    let connections = hadGap ? 1 : 0;
    const close = open({
      onMessage: (message) => {
        onMessage(message);
        send({ kind: 'message', message });
      },
      onConnect: () => {
        if (connections++ > 0) onGap();
        send({ kind: 'connected' });
      },
      onEnd,
    });
    return untilAborted(signal).then(close);
  };
  void takeTurn(channel ? locks : null, { name, signal, lead, hasGap, onGap });
  return () => leaving.abort();
}

interface Turn extends Pick<OneStreamOptions, 'name' | 'onGap'> {
  readonly signal: AbortSignal;
  readonly hasGap: boolean;
  readonly lead: (hadGap: boolean) => Promise<void>;
}

async function takeTurn(locks: Pick<LockManager, 'request'> | null, { name, signal, lead, hasGap, onGap }: Turn): Promise<void> {
  if (!locks) return lead(hasGap);
  let isLed = false;
  const begin = (hadGap: boolean) => {
    isLed = true;
    return lead(hadGap);
  };
  try {
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock && !signal.aborted) await begin(hasGap);
      return lock !== null;
    });
    if (isFree || signal.aborted) return;
    // covers changes from before this page began to listen
    onGap();
    await locks.request(name, { signal }, () => begin(true));
  } catch {
    // a browser that denies storage denies locks too; an aborted request means that this page has left
    if (!isLed && !signal.aborted) await lead(true);
  }
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
