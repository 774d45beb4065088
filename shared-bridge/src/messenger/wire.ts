/**
 * The messenger's protocol without its library, for everything that cannot wait until the library is loaded (`library.ts`): the messages
 * and events of the start, cloud storage with the mode, links, and haptics of the first tap. `postEvent`, `on`, `request` and `supports` of
 * `@telegram-apps/bridge` would add 6 KB of brotli to the first screen, and reject events that clients send with missing fields.
 */
interface Line {
  /** The protocol version, for example 8.0. */
  version: string;
  /** The target origin of messages if the app is framed. */
  origin: string;
  /** True when the library forwards the events of the client; until then this module does. */
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

/** Sets the version of the client, and the frame around the app if its origin is allowed. */
export function configureWire(version: string, frame: string | null): void {
  line.version = version;
  if (frame !== null) line.origin = frame;
  page.TelegramGameProxy ??= {};
  page.Telegram ??= {};
  page.Telegram.WebView ??= {};
  // the functions that clients call for events; each client calls one of them
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

/** Call before the library listens. The library calls the function that is set here in addition to its own. */
export function handOverToLibrary(): void {
  line.isHandedOver = true;
}

/** Same as in the library: an event of a native client is dispatched like a message of a frame. */
const receive: Receive = (eventType, eventData) => {
  if (line.isHandedOver) return;
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ eventType, eventData }), source: window.parent }));
};

/** Whether the protocol version of the client is at least `version`. */
export function supportsVersion(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = line.version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Whether the client is a page that frames this one. */
export const isFramed = (): boolean => window.self !== window.top;

/** Sends a message to the messenger. Throws outside a messenger. */
export function post(eventType: string, eventData?: Readonly<Record<string, unknown>>): void {
  const message = JSON.stringify({ eventType, eventData });
  if (isFramed()) window.parent.postMessage(message, line.origin);
  else if (page.TelegramWebviewProxy) page.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
  else if (page.external?.notify) page.external.notify(message);
  else throw Object.assign(new Error('There is no messenger'), { name: 'UnknownEnvError' });
}

/** Sends a message if the client supports this version. Throws otherwise. */
export function postRequiringVersion(version: string, eventType: string, eventData: Readonly<Record<string, unknown>>): void {
  if (!supportsVersion(version))
    throw Object.assign(new Error(`${eventType} requires version ${version}`), { name: 'MethodUnsupportedError' });
  post(eventType, eventData);
}

/** Calls the listener with every event of a type. The data is not validated. Returns the unsubscribe function. */
export function listenTo(type: string, listener: (data: Readonly<Record<string, unknown>>) => void): () => void {
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'string') return;
    const message = parsed(data);
    if (message?.eventType === type) listener(message.eventData ?? {});
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

interface Message {
  readonly eventType?: unknown;
  readonly eventData?: Readonly<Record<string, unknown>> | null;
}

function parsed(text: string): Message | null {
  try {
    return JSON.parse(text) as Message | null;
  } catch {
    return null;
  }
}

let asked = 0;

/** Calls a method of the messenger's server. Rejects with its error. The caller cancels by the signal. */
export function invoke(method: string, params: object, signal: AbortSignal): Promise<unknown> {
  // the library numbers its own requests from 1
  const id = `billet-${++asked}`;
  return new Promise((resolve, reject) => {
    const stop = listenTo('custom_method_invoked', ({ req_id, result, error }) => {
      if (req_id !== id) return;
      stop();
      if (error) reject(new Error(`The messenger's server answered ${error}`));
      else resolve(result);
    });
    signal.addEventListener('abort', stop, { once: true });
    try {
      postRequiringVersion('6.9', 'web_app_invoke_custom_method', { req_id: id, method, params });
    } catch (thrown) {
      stop();
      throw thrown;
    }
  });
}
