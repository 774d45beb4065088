const REGISTRY = Symbol.for('billet.singletons');

interface Stored {
  readonly value: unknown;
  /** The number of copies of our code that requested it. More than one means that a remote bundles its own. */
  requests: number;
}

type Page = { [REGISTRY]?: Map<string, Stored> };

function registry(): Map<string, Stored> {
  const page = globalThis as Page;
  page[REGISTRY] ??= new Map();
  return page[REGISTRY];
}

/**
 * Creates a value that a page may have only once. Reports an error when a second copy of this package requests it, because two stores would
 * each hold a part of the state. The first one stays in use.
 */
export function pageSingleton<T>(name: string, make: () => T): T {
  const stored = registry().get(name);
  if (stored === undefined) {
    const value = make();
    registry().set(name, { value, requests: 1 });
    return value;
  }
  stored.requests++;
  console.error(`Billet: '${name}' was made twice in this page. Check that @billet/shared-bridge is shared as a singleton.`);
  return stored.value as T;
}

/** The number of requests for each singleton of the page. A healthy page has 1 for each. */
export function singletonRequestsInPage(): Record<string, number> {
  return Object.fromEntries([...registry()].map(([name, stored]) => [name, stored.requests]));
}
