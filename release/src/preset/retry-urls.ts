/**
 * Runs inside every remote: puts a new query on the addresses of its chunks once the shell asks for a second try.
 * A browser keeps a hanging or failed request under its address, so the same address would fail again.
 */
declare const __webpack_require__: {
  u?: (chunkId: string) => string;
  miniCssF?: (chunkId: string) => string;
};

interface Attempts {
  readonly [remote: string]: number;
}

const attempts = (): Attempts => (globalThis as { billetAttempts?: Attempts }).billetAttempts ?? {};

export default function retryUrls({ remote }: { remote: string }) {
  const again = (address: string) => (attempts()[remote] ? `${address}?attempt=${attempts()[remote]}` : address);
  const { u, miniCssF } = __webpack_require__;
  if (u) __webpack_require__.u = (chunkId) => again(u(chunkId));
  if (miniCssF) __webpack_require__.miniCssF = (chunkId) => again(miniCssF(chunkId));
  return { name: 'billet-retry-urls' };
}
