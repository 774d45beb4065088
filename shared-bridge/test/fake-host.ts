/** A messenger that frames the app, for tests without a browser: implements the frame protocol with two functions. */

interface Posted {
  readonly type: string;
  readonly data: Record<string, unknown>;
  readonly origin: string;
}

/** The origin from which the fake messenger frames the app. */
export const FRAME = 'http://localhost:8081';

type Reply = (data: Record<string, unknown>, host: FakeHost) => void;

export interface FakeHost {
  readonly posted: Posted[];
  /** The data of the last message of a type, or undefined. */
  last(type: string): Record<string, unknown> | undefined;
  /** Sets the reaction of the host to messages of a type. */
  on(type: string, reply: Reply): void;
  /** Sends an event to the app. */
  send(type: string, data?: unknown): void;
}

const theme = { bg_color: '#ffffff', text_color: '#000000', secondary_bg_color: '#efeff3', bottom_bar_bg_color: '#efeff3' };
const initData = new URLSearchParams({
  user: JSON.stringify({ id: 1001, first_name: 'Alice', language_code: 'en', is_premium: true }),
  auth_date: '1772000000',
  signature: 'c2lnbmF0dXJl',
  hash: 'abc',
  start_param: 'abcdefgh23',
}).toString();

export function launchHash(changes: Record<string, string> = {}): string {
  const params = { tgWebAppData: initData, tgWebAppVersion: '9.0', tgWebAppPlatform: 'weba', tgWebAppThemeParams: JSON.stringify(theme) };
  return new URLSearchParams({ ...params, ...changes }).toString();
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Installs the globals of a framed page. Call it before the SDK is imported. */
export function frameApp(hash = launchHash()): FakeHost {
  const listeners = new Set<(event: unknown) => void>();
  const replies = new Map<string, Reply>();
  const posted: Posted[] = [];
  const parent = {
    postMessage(json: string, origin: string) {
      const { eventType, eventData } = JSON.parse(json) as { eventType: string; eventData?: Record<string, unknown> };
      const data = eventData ?? {};
      posted.push({ type: eventType, data, origin });
      replies.get(eventType)?.(data, host);
    },
  };
  const host: FakeHost = {
    posted,
    last: (type) => posted.findLast((message) => message.type === type)?.data,
    on: (type, reply) => void replies.set(type, reply),
    send(type, data) {
      for (const listener of listeners) listener({ source: parent, data: JSON.stringify({ eventType: type, eventData: data }) });
    },
  };
  const style = { setProperty: () => {}, removeProperty: () => {} };
  const page = {
    window: globalThis,
    self: globalThis,
    top: {},
    parent,
    innerHeight: 844,
    innerWidth: 390,
    screen: { width: 390, height: 844 },
    name: '',
    location: new URL(`http://alice.localhost:8080/#${hash}`),
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    document: { documentElement: { style } },
    addEventListener: (type: string, listener: (event: unknown) => void) => void (type === 'message' && listeners.add(listener)),
    removeEventListener: (_type: string, listener: (event: unknown) => void) => void listeners.delete(listener),
  };
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return host;
}
