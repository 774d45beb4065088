/**
 * Every call of the API by name: the only place with paths.
 * Without schemas, so that a browser bundle can import it.
 *
 * `access`: `person` needs init data, `open` does not.
 * `repeat`: the client may retry `safe` calls at any time and `keyed` calls with the same Idempotency-Key; it sends `never` calls once and
 * shows their failure.
 */
export interface CallShape {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly access: 'person' | 'open';
  readonly repeat: 'safe' | 'keyed' | 'never';
}

export const calls = {
  getProfile: { method: 'GET', path: '/api/profile', access: 'person', repeat: 'safe' },
  getPublicProfile: { method: 'GET', path: '/api/profile/:code', access: 'open', repeat: 'safe' },
  updateProfile: { method: 'POST', path: '/api/profile/update', access: 'person', repeat: 'safe' },
  getInventoryCount: { method: 'GET', path: '/api/inventory/count', access: 'person', repeat: 'safe' },
  getValentines: { method: 'GET', path: '/api/inventory/valentines', access: 'person', repeat: 'safe' },
  unwrapValentine: { method: 'POST', path: '/api/inventory/unwrap/:id', access: 'person', repeat: 'safe' },
  getItems: { method: 'GET', path: '/api/items', access: 'person', repeat: 'safe' },
  checkout: { method: 'POST', path: '/api/order/checkout', access: 'person', repeat: 'keyed' },
  getOrder: { method: 'GET', path: '/api/orders/:id', access: 'person', repeat: 'safe' },
  revealSender: { method: 'POST', path: '/api/reveal/:id', access: 'person', repeat: 'keyed' },
  buyEarlyReveal: { method: 'POST', path: '/api/march8-reveal', access: 'person', repeat: 'keyed' },
  answerValentine: { method: 'POST', path: '/api/valentine/:id/answer', access: 'person', repeat: 'keyed' },
  setVisibility: { method: 'POST', path: '/api/valentines/:id/set-visibility', access: 'person', repeat: 'safe' },
  getPublicValentines: { method: 'GET', path: '/api/public-valentines/:code', access: 'open', repeat: 'safe' },
  getSent: { method: 'GET', path: '/api/sent', access: 'person', repeat: 'safe' },
  getPurchases: { method: 'GET', path: '/api/purchases', access: 'person', repeat: 'safe' },
  requestRefund: { method: 'POST', path: '/api/purchases/:id/refund-request', access: 'person', repeat: 'safe' },
  exportAccount: { method: 'GET', path: '/api/account/export', access: 'person', repeat: 'safe' },
  deleteAccount: { method: 'DELETE', path: '/api/account', access: 'person', repeat: 'never' },
  getShareImage: { method: 'GET', path: '/api/share-image/:id/', access: 'person', repeat: 'safe' },
  prepareShareMessage: { method: 'POST', path: '/api/share/prepared-message', access: 'person', repeat: 'safe' },
  blockSender: { method: 'POST', path: '/api/valentine/:id/block', access: 'person', repeat: 'safe' },
  reportValentine: { method: 'POST', path: '/api/valentine/:id/report', access: 'person', repeat: 'safe' },
  unmuteValentine: { method: 'POST', path: '/api/valentine/:id/unmute', access: 'person', repeat: 'safe' },
  getSafety: { method: 'GET', path: '/api/safety', access: 'person', repeat: 'safe' },
  getBlocked: { method: 'GET', path: '/api/safety/blocked', access: 'person', repeat: 'safe' },
  getMuted: { method: 'GET', path: '/api/safety/muted', access: 'person', repeat: 'safe' },
  getLeaderboards: { method: 'GET', path: '/api/leaderboards', access: 'person', repeat: 'safe' },
  getLeaderboard: { method: 'GET', path: '/api/leaderboards/:categoryCode', access: 'person', repeat: 'safe' },
  completeTask: { method: 'POST', path: '/api/tasks/complete', access: 'person', repeat: 'safe' },
  reportShareOpened: { method: 'POST', path: '/api/share/opened', access: 'person', repeat: 'safe' },
  listenToEvents: { method: 'GET', path: '/api/events', access: 'person', repeat: 'safe' },
} as const satisfies Record<string, CallShape>;

export type CallName = keyof typeof calls;

/** The header with the raw init data of Telegram. */
export const TOKEN_HEADER = 'API-Token';
/**
 * The header with a value that the client generates for one order, reveal or answer. A repeated request with the same value is executed
 * once.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Fills the `:name` parts of a path with percent-encoded values. Throws if one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}
