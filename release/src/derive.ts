import { composePage, pageData } from './compose-page.ts';
import { historyName } from './history.ts';
import { inParallel } from './in-parallel.ts';
import { POINTER, type Pointer, readPointer } from './pointer.ts';
import type { Store } from './store/store.ts';
import { joinedCatalogues } from './texts.ts';

const PAGE = 'index.html';
/** What the page carries of the release, for pages that are open. */
const DATA = 'release/page.json';
const CATALOGUES = 'locales/';
const TRIES = 20;

/** What follows from a pointer, by name, and what of it can't be made, a sentence each. */
export interface Derived {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly faults: readonly string[];
}

/** The built page of the release's shell is gone, so that people get the page before. */
export class LostPage extends Error {}

/** What follows from a pointer: history, catalogues, page. Without the texts of one part the catalogues stay as they are. */
export async function derivedFrom(store: Store, { release, content }: Pointer): Promise<Derived> {
  const { catalogues, faults } = await joinedCatalogues(store, release);
  const files = new Map([
    // it stands already; a kill may have come before its compressed copies
    [POINTER, content],
    [historyName(release.n), content],
    ...Object.entries(catalogues).map(([locale, text]) => [`${CATALOGUES}${locale}.ftl`, Buffer.from(text)] as const),
    [DATA, Buffer.from(JSON.stringify(pageData(release)))],
  ]);
  const page = await store.read(release.shell.active.page.slice(1));
  if (page) files.set(PAGE, Buffer.from(composePage(Buffer.from(page.content).toString(), release)));
  return { files, faults: page ? faults : [...faults, lostPage(store, release)] };
}

/**
 * Makes history, catalogues and page those of the pointer, whoever moved it. What stands there is read before the pointer
 * is: where another call put something newer in between, the swap says so and all begins again. Gives what could not be made,
 * a sentence each. Throws where that is the page.
 */
export async function derive(store: Store): Promise<readonly string[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const standing = [PAGE, DATA, ...(await store.list(CATALOGUES)).map(({ name }) => name)];
    const tags = new Map(await inParallel(standing, async (name) => [name, (await store.read(name))?.tag ?? null] as const));
    const pointer = await readPointer(store);
    if (!pointer) return [];
    const history = historyName(pointer.release.n);
    tags.set(POINTER, pointer.tag);
    tags.set(history, (await store.read(history))?.tag ?? null);
    const { files, faults } = await derivedFrom(store, pointer);
    const isDone = await inParallel(files, ([name, content]) => store.swap(name, content, tags.get(name) ?? null));
    if (!isDone.every(Boolean)) continue;
    if (!files.has(PAGE)) throw new LostPage(lostPage(store, pointer.release));
    return faults;
  }
  throw new Error(`Others kept releasing into ${store.place} meanwhile, so that its page may be the one before; run it again`);
}

const lostPage = ({ place }: Store, { shell: { active } }: Pointer['release']) =>
  `${active.page} is missing in ${place}, so people get the page before: npm run release -- host, with its build ${active.version}, mends it`;
