type LazyFile = HTMLScriptElement | HTMLLinkElement;

/** Milliseconds after which a file counts as hanging, once a load that may need it has timed out. */
const TIMEOUT_MS = 1000;

/** The lazy scripts and stylesheets of the page, with the time of their request. Reading the map drops loaded ones. */
const requested = new Map<LazyFile, number>();

/** Records every script and stylesheet that a bundler adds to the page from now on. */
export function watchLazyFiles(page: Document): void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      // the boot script marks its retries of the page's own files, and watches them itself
      if (isLazyFile(node) && node.dataset.again === undefined) requested.set(node, performance.now());
    }
  });
  observer.observe(page.head, { childList: true });
}

const isLazyFile = (node: Node): node is LazyFile =>
  (node instanceof HTMLScriptElement && node.src !== '') || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

/** Bundlers remove a script from the page after it loaded or failed, and a stylesheet after it failed. */
function hangingFiles(): readonly LazyFile[] {
  for (const file of requested.keys()) {
    if (!file.isConnected || (file instanceof HTMLLinkElement && file.sheet !== null)) requested.delete(file);
  }
  return [...requested].filter(([, since]) => performance.now() - since >= TIMEOUT_MS).map(([file]) => file);
}

/** The address of the file that has been hanging longest; null if there is none. */
export function hangingFile(): string | null {
  const [file] = hangingFiles();
  return file ? (file instanceof HTMLLinkElement ? file.href : file.src) : null;
}

/**
 * Dispatches an error event to every hanging file. For a load that follows a timed-out one: it waits for the same requests, and the build
 * requests a failed file again under a new address.
 */
export function failHangingFiles(): void {
  // the new load has joined the hanging requests by then
  setTimeout(() => {
    for (const file of hangingFiles()) file.dispatchEvent(new Event('error'));
  });
}
