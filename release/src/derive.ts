import { composePage, pageData } from './compose-page.ts';
import { historyName } from './history.ts';
import { inParallel } from './in-parallel.ts';
import { POINTER, type Pointer, readPointer } from './pointer.ts';
import type { Store } from './store/store.ts';
import { joinedCatalogues } from './texts.ts';

const PAGE = 'index.html';
/** The release data of the page, for pages that are already open. */
const DATA = 'release/page.json';
const CATALOGUES = 'locales/';
const MAX_ATTEMPTS = 20;

/** Derived files of a pointer, by name, and faults that prevent others, one sentence each. */
export interface Derived {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly faults: readonly string[];
}

/** The built page of the release's shell is missing, so that users get the previous page. */
export class LostPage extends Error {}

/** The derived files of a pointer: history, catalogues, page. If the texts of one part are missing, the catalogues do not change. */
export async function derivedFrom(store: Store, { release, content }: Pointer): Promise<Derived> {
  const { catalogues, faults } = await joinedCatalogues(store, release);
  const files = new Map([
    // the pointer exists already, but a killed command may have left it without compressed copies
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
 * Writes history, catalogues and page of the current pointer, whichever call moved it. Existing files are read before the pointer: if
 * another command writes a newer one in between, the swap fails and everything is repeated. Returns the files that could not be made, one
 * sentence each. Throws if one of them is the page.
 */
export async function deriveFiles(store: Store): Promise<readonly string[]> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const existing = [PAGE, DATA, ...(await store.list(CATALOGUES)).map(({ name }) => name)];
    const etags = new Map(await inParallel(existing, async (name) => [name, (await store.read(name))?.etag ?? null] as const));
    const pointer = await readPointer(store);
    if (!pointer) return [];
    const history = historyName(pointer.release.n);
    etags.set(POINTER, pointer.etag);
    etags.set(history, (await store.read(history))?.etag ?? null);
    const { files, faults } = await derivedFrom(store, pointer);
    const isDone = await inParallel(files, ([name, content]) => store.swap(name, content, etags.get(name) ?? null));
    if (!isDone.every(Boolean)) continue;
    if (!files.has(PAGE)) throw new LostPage(lostPage(store, pointer.release));
    return faults;
  }
  throw new Error(`${store.place} changed during each of ${MAX_ATTEMPTS} attempts, so its page may be outdated; run it again`);
}

const lostPage = ({ place }: Store, { shell: { active } }: Pointer['release']) =>
  `${active.page} is missing in ${place}, so users still get the previous page; release host ${active.version} again: npm run release -- host <folder of its build>`;
