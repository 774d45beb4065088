/**
 * The versions of remotes that run in this page. Each version's entry starts a runtime of its own; a remote's chunks know nothing of
 * versions, and write themselves to one global name. So each runtime has its own array under that name, and a chunk finds the one that
 * asked for it by the script that it came in (`rsbuild-preset/src/own-chunks.ts` marks it).
 */
interface Page {
  billetOwners?: WeakMap<Element, readonly unknown[]>;
}

const page = globalThis as Page;
page.billetOwners ??= new WeakMap();
const owners = page.billetOwners;

interface Entry {
  readonly script: HTMLScriptElement;
  /** Of its files. Read while it stands in this page: one that came too late is put into another document, where its address has no base. */
  readonly folder: string;
}

/** The entry that was started last, of each remote. */
const entries = new Map<string, Entry>();

/** Before a version's entry runs. */
export function begin(remote: string, script: HTMLScriptElement): void {
  const chunks: unknown[] = [];
  owners.set(script, chunks);
  entries.set(remote, { script, folder: new URL('.', script.src).href });
  Object.defineProperty(page, `billetChunks_${remote}`, {
    configurable: true,
    // chunks of builds from before they were marked go to the last version
    get: () => owners.get(document.currentScript as Element) ?? chunks,
  });
}

/**
 * Another version comes in the place of the one that runs, of which something may still be shown. Returns how to end that, once nothing
 * of it is: it brings no more styles, and those that it brought go.
 */
export function leave(remote: string): () => void {
  const entry = entries.get(remote);
  if (!entry) return () => undefined;
  entries.delete(remote);
  const { script, folder } = entry;
  const all = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-href])')];
  const styles = all.filter(({ href }) => href.startsWith(folder));
  // under this name no runtime finds them: the next version brings the same ones itself, and isn't undressed with this one
  for (const link of styles) link.dataset.href = 'left';
  return () => {
    script.dataset.over = 'yes';
    for (const link of styles) link.remove();
  };
}
