/** A version of a remote whose entry ran in this page, with its own webpack runtime. */
interface Runtime {
  readonly chunks: unknown[];
  /** Folder of its files. Read while the script is in this page: an entry that times out is moved to another document. */
  readonly folder: string;
}

/** Newest runtime of each remote. */
const newest = new Map<string, Runtime>();
/** Current runtime of each remote, until another version takes over. */
const current = new Map<string, Runtime>();
/** Runtime that requested a script. */
const owners = new WeakMap<Node, Runtime>();
/** Runtime that requested a file last, not counting retries. */
const requesters = new Map<string, Runtime>();

/**
 * Registers a version before its entry runs. All versions of a remote push their chunks to one global array, because an unchanged
 * chunk keeps its bytes across versions. The host gives each version its own array under that name, and routes each chunk to the
 * version that requested it.
 */
export function registerRuntime(remote: string, script: HTMLScriptElement): void {
  if (newest.size === 0) new MutationObserver(noteRequests).observe(document.head, { childList: true });
  const runtime = { chunks: [], folder: new URL('.', script.src).href };
  newest.set(remote, runtime);
  current.set(remote, runtime);
  owners.set(script, runtime);
  Object.defineProperty(globalThis, `billetChunks_${remote}`, {
    configurable: true,
    get: () => ((document.currentScript && owners.get(document.currentScript)) ?? newest.get(remote))?.chunks,
  });
}

function noteRequests(changes: readonly MutationRecord[]): void {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement && !owners.has(node)) noteRequest(node);
  }
}

/**
 * A runtime requests a file without a query first and retries with one, so that a late retry is routed to the runtime that lost
 * the file. A script of a replaced version leaves the page, where the next version would reuse it, and still runs.
 */
function noteRequest(script: HTMLScriptElement): void {
  const [address = '', query] = script.src.split('?');
  const inUse = [...newest.values()].find(({ folder }) => address.startsWith(folder));
  const owner = query === undefined ? inUse : (requesters.get(address) ?? inUse);
  if (!owner) return;
  owners.set(script, owner);
  if (query === undefined) requesters.set(address, owner);
  if (![...current.values()].includes(owner)) script.remove();
}

/**
 * Replaces the current version, parts of which may still be shown. Returns a function that removes its styles, to be called when
 * none of its parts is shown.
 */
export function disposeRuntime(remote: string): () => void {
  const runtime = current.get(remote);
  if (!runtime) return () => undefined;
  current.delete(remote);
  const { folder } = runtime;
  // the next runtime would reuse a pending script, since chunk names repeat; a removed script still runs
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) if (script.src.startsWith(folder)) script.remove();
  const all = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-href])')];
  const styles = all.filter(({ href }) => href.startsWith(folder));
  // under this name no runtime finds them: the next version loads its own, and keeps them when these are removed
  for (const link of styles) link.dataset.href = 'left';
  return () => {
    for (const link of styles) link.remove();
  };
}
