/**
 * The messenger's protocol by the browser's own means, for what can't wait until its library is here (`library.ts`): what the start says
 * and hears, the cloud that keeps the mode, links and haptics of a first tap.
 */
interface Line {
  /** Of the messenger's protocol, as 8.0. */
  version: string;
  /** The origin that is spoken to where the app stands in a frame. */
  origin: string;
  /** The library hands the client's own events on as soon as it listens; until then this does. */
  isHandedOver: boolean;
}

type Receive = (type: string, data: unknown) => void;
interface NativeWindow {
  TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
  external?: { notify?: (message: string) => void };
  TelegramGameProxy?: { receiveEvent?: Receive };
  TelegramGameProxy_receiveEvent?: Receive;
  Telegram?: { WebView?: { receiveEvent?: Receive } };
}

const line: Line = { version: '0.0', origin: 'https://web.telegram.org', isHandedOver: false };
const page = globalThis as unknown as NativeWindow;

/** From now on this is the client, and the frame around the app if it is one that may be spoken to. */
export function openLine(version: string, frame: string | null): void {
  line.version = version;
  if (frame !== null) line.origin = frame;
  page.TelegramGameProxy ??= {};
  page.Telegram ??= {};
  page.Telegram.WebView ??= {};
  // the names under which clients call back; each knows one
  listenAt(page.TelegramGameProxy, 'receiveEvent');
  listenAt(page.Telegram.WebView, 'receiveEvent');
  listenAt(page, 'TelegramGameProxy_receiveEvent');
}

function listenAt<N extends string>(place: { [name in N]?: Receive }, name: N): void {
  const before = place[name];
  place[name] = (type, data) => {
    receive(type, data);
    before?.(type, data);
  };
}

/** Before the library listens, which calls what stands here beside its own. */
export function handOver(): void {
  line.isHandedOver = true;
}

/** As the library does: an event of a native client goes the way of a frame's message. */
const receive: Receive = (eventType, eventData) => {
  if (line.isHandedOver) return;
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ eventType, eventData }), source: window.parent }));
};

/** Whether the client's protocol is at least of this version. */
export function isSince(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = line.version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Whether the client is a page around this one. */
export const isFramed = (): boolean => window.self !== window.top;

/** Says something to the messenger. Throws where there is none. */
export function post(eventType: string, eventData?: Readonly<Record<string, unknown>>): void {
  const message = JSON.stringify({ eventType, eventData });
  if (isFramed()) window.parent.postMessage(message, line.origin);
  else if (page.TelegramWebviewProxy) page.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
  else if (page.external?.notify) page.external.notify(message);
  else throw Object.assign(new Error('No messenger is here'), { name: 'UnknownEnvError' });
}

/** Says what a client of this version or a newer one understands; to others nothing. */
export function postSince(version: string, eventType: string, eventData: Readonly<Record<string, unknown>>): void {
  if (!isSince(version)) throw Object.assign(new Error(`${eventType} came with ${version}`), { name: 'MethodUnsupportedError' });
  post(eventType, eventData);
}

/** Tells of every event of a type, whatever its data are. Returns the way to stop. */
export function hear(type: string, listener: (data: Readonly<Record<string, unknown>>) => void): () => void {
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string') return;
    const told = parsed(data);
    if (told?.eventType === type) listener(told.eventData ?? {});
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

interface Told {
  readonly eventType?: unknown;
  readonly eventData?: Readonly<Record<string, unknown>> | null;
}

function parsed(text: string): Told | null {
  try {
    return JSON.parse(text) as Told | null;
  } catch {
    return null;
  }
}

let asked = 0;

/** Asks the messenger's server by one of its methods. Rejects with its refusal; who asks gives up by the signal. */
export function invoke(method: string, params: object, signal: AbortSignal): Promise<unknown> {
  // the library numbers its own from 1
  const id = `billet-${++asked}`;
  return new Promise((resolve, reject) => {
    const stop = hear('custom_method_invoked', ({ req_id, result, error }) => {
      if (req_id !== id) return;
      stop();
      if (error) reject(new Error(`The messenger's server answered ${error}`));
      else resolve(result);
    });
    signal.addEventListener('abort', stop, { once: true });
    try {
      postSince('6.9', 'web_app_invoke_custom_method', { req_id: id, method, params });
    } catch (thrown) {
      stop();
      throw thrown;
    }
  });
}
