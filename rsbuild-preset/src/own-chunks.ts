/**
 * Runs inside every remote, before its own code. Two versions of a remote may be in one page, the older one with files still on their
 * way; both write their chunks to one global name, under ids of one letter. So a chunk goes to the version that asked for it: the host
 * gives every version an array of its own (`host/src/remotes/runtimes.ts`), and each script is marked with the array it is for.
 * Nothing of this may stand in a chunk: unchanged chunks keep their bytes from version to version.
 */
import { FILE_DEADLINE, renewAddresses } from './retry-urls.ts';

type Done = (event: Event | { readonly type: 'timeout'; readonly target: HTMLScriptElement }) => void;

declare const __webpack_require__: {
  l: (address: string, done: Done, key?: string, chunkId?: string) => void;
  sriHashes?: Readonly<Record<string, string>>;
};

interface Page {
  readonly [chunks: `billetChunks_${string}`]: object;
  /** Whose a script's chunks are; a host from before has none. */
  readonly billetOwners?: WeakMap<Element, object>;
}

const page = globalThis as unknown as Page;

/**
 * The runtime's own way would take over another version's script that is on its way for the same id or the same address, and what comes
 * then lands there.
 */
function loadFor(chunks: object = []) {
  return (address: string, done: Done, _key?: string, chunkId = ''): void => {
    const script = document.createElement('script');
    const timer = setTimeout(() => end({ type: 'timeout', target: script }), FILE_DEADLINE);
    const end: Done = (event) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      done(event);
    };
    script.onload = script.onerror = end as (event: Event | string) => void;
    script.crossOrigin = 'anonymous';
    script.integrity = __webpack_require__.sriHashes?.[chunkId] ?? '';
    script.src = address;
    page.billetOwners?.set(script, chunks);
    document.head.append(script);
  };
}

/** One of another version, still on its way, would pass for this one's. */
function dropHanging(address: string): void {
  const file = address.split('?')[0] ?? address;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null && link.href.split('?')[0]?.endsWith(file)) link.remove();
  }
}

/** As a plugin of a remote's federation runtime. */
export default function ownChunks({ remote }: { remote: string }) {
  const entry = document.currentScript as HTMLScriptElement | null;
  __webpack_require__.l = loadFor(page[`billetChunks_${remote}`]);
  renewAddresses(entry?.src.includes('?attempt=') ?? false, (address) => {
    // set by the host when another version has taken over: what comes late dresses nobody any more
    if (entry?.dataset.over) throw new Error('This version of the remote is over');
    dropHanging(address);
    return address;
  });
  return { name: 'billet-own-chunks' };
}
