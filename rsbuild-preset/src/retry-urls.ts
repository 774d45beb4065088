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

type AddressOf = (chunkId: string) => string;

/** Milliseconds; the scripts' limit in the host is `output.chunkLoadTimeout`, which leaves the second try some time too. */
export const FILE_DEADLINE = 7000;

/** The runtime asks for an address only when it is about to fetch: another time means that the time before failed. */
function renewing(addressOf: AddressOf, isAgain: boolean): AddressOf {
  const asked = new Set<string>();
  return (chunkId) => {
    const isRenewed = isAgain || asked.has(chunkId);
    asked.add(chunkId);
    return isRenewed ? `${addressOf(chunkId)}?attempt=${Date.now()}` : addressOf(chunkId);
  };
}

/** A stylesheet that has not arrived by then fails as a script does that ran out of time: nobody requests it again at once. */
function limitStyle(address: string): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (link.href.endsWith(address) && link.sheet === null) link.onerror?.(new Event('timeout'));
    }
  }, FILE_DEADLINE);
}

/** `isAgain`: whoever asks was begun anew itself. `onStyle` is told of every stylesheet before it is asked for, and may throw. */
export function renewAddresses(isAgain = false, onStyle: AddressOf = (address) => address): void {
  const { u, miniCssF } = __webpack_require__;
  if (u) __webpack_require__.u = renewing(u, isAgain);
  if (!miniCssF) return;
  const addressOf = renewing(miniCssF, isAgain);
  __webpack_require__.miniCssF = (chunkId) => {
    const address = onStyle(addressOf(chunkId));
    limitStyle(address);
    return address;
  };
}
