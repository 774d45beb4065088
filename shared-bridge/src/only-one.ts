const REGISTRY = Symbol.for('billet.only-one');

interface Held {
  readonly value: unknown;
  /** How many copies of our code asked to make it; more than one means that a remote brought its own. */
  makers: number;
}

type Page = { [REGISTRY]?: Map<string, Held> };

function registry(): Map<string, Held> {
  const page = globalThis as Page;
  page[REGISTRY] ??= new Map();
  return page[REGISTRY];
}

/**
 * Makes what a page may hold only once, and complains when a second copy of this package asks for it again:
 * two stores would each show half of the truth. The first one stays in use.
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

/** How often each of the page's only ones was made. A healthy page answers 1 for all. */
export function makersInPage(): Record<string, number> {
  return Object.fromEntries([...registry()].map(([name, held]) => [name, held.makers]));
}
