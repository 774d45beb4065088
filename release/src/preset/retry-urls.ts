/**
 * Runs inside the host and every remote, before their own code: a file that is asked for again is asked for under a new address.
 * A browser keeps a hanging or failed request under its address, and a spoilt file beyond a reload, so an address that was used
 * before would fail again. A stylesheet that
 * hangs is given up too: the runtime gives scripts a time limit, and waits for styles for ever.
 */
declare const __webpack_require__: {
  u?: (chunkId: string) => string;
  miniCssF?: (chunkId: string) => string;
};

interface Attempts {
  readonly [remote: string]: number;
}

/** Milliseconds; the scripts' limit is `output.chunkLoadTimeout`. */
const STYLE_DEADLINE = 8000;

/** How often the shell began anew with a remote. */
const attemptsOf = (remote: string): number => (globalThis as { billetAttempts?: Attempts }).billetAttempts?.[remote] ?? 0;

/** The runtime asks for an address only when it is about to fetch: another time means that the time before failed. */
function renewing(remote: string, addressOf: (chunkId: string) => string, onAsked?: (address: string) => void) {
  const asked: Record<string, number> = {};
  return (chunkId: string) => {
    const before = asked[chunkId] ?? 0;
    asked[chunkId] = before + 1;
    const isFirst = attemptsOf(remote) + before === 0;
    const address = isFirst ? addressOf(chunkId) : `${addressOf(chunkId)}?attempt=${Date.now()}`;
    onAsked?.(address);
    return address;
  };
}

/** A stylesheet that hasn't come by then fails as if it were missing. */
function limitStyle(address: string): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.href.endsWith(address) && link.sheet === null) link.dispatchEvent(new Event('error'));
    }
  }, STYLE_DEADLINE);
}

export function renewAddresses(name: string): void {
  const { u, miniCssF } = __webpack_require__;
  if (u) __webpack_require__.u = renewing(name, u);
  if (miniCssF) __webpack_require__.miniCssF = renewing(name, miniCssF, limitStyle);
}

/** As a plugin of a remote's federation runtime. */
export default function retryUrls({ remote }: { remote: string }) {
  renewAddresses(remote);
  return { name: 'billet-retry-urls' };
}
