const REGISTRY = Symbol.for('billet.only-one');

interface Held {
  readonly value: unknown;
  /** The number of copies of our code that requested it. More than one means that a remote bundles its own. */
  makers: number;
}

type Page = { [REGISTRY]?: Map<string, Held> };

function registry(): Map<string, Held> {
  const page = globalThis as Page;
  page[REGISTRY] ??= new Map();
  return page[REGISTRY];
}

/**
 * Creates a value that a page may have only once. Reports an error when a second copy of this package requests it, because two stores would
 * each hold a part of the state. The first one stays in use.
 */
export function onlyOne<T>(name: string, make: () => T): T {
  const held = registry().get(name);
  if (held === undefined) {
    const value = make();
    registry().set(name, { value, makers: 1 });
    return value;
  }
  held.makers++;
  console.error(`Billet: '${name}' was made twice in this page. Check that @billet/shared-bridge is shared as a singleton.`);
  return held.value as T;
}

/** The number of requests for each singleton of the page. A healthy page has 1 for each. */
export function makersInPage(): Record<string, number> {
  return Object.fromEntries([...registry()].map(([name, held]) => [name, held.makers]));
}
