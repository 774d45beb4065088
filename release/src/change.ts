import { deriveFiles, LostPage } from './derive.ts';
import { filesOfRunningGc, refuseFilesBeingDeleted } from './files-being-deleted.ts';
import { historyName, storeHistory } from './history.ts';
import { refuseIncompatibleVersions } from './incompatible-versions.ts';
import { activeVersions, faultsIn, filesOf } from './named-files.ts';
import { POINTER, readPointer } from './pointer.ts';
import type { Release, Swept } from './schema.ts';
import { copyStaticFiles, type StaticFolders } from './static-files.ts';
import type { Store } from './store/store.ts';
import { type Upload, upload } from './upload.ts';
import { removedAfter } from './versions.ts';

/** The store, the user, the clock and the options of a command. */
export interface CommandContext {
  readonly store: Store;
  readonly by: string;
  readonly now: () => Date;
  /** The origin of hashed files; undefined keeps the current one. */
  readonly origin?: string;
}

/** The changes that a command makes to a release. */
export interface Plan {
  /** The new contents of the pointer; null if nothing changes. */
  readonly next: Pick<Release, 'what' | 'shell' | 'remotes'> | null;
  /** Files that must be in the store first. */
  readonly uploads?: readonly Upload[];
  readonly staticFolders?: StaticFolders;
  /** Files that are deleted after the pointer has moved. */
  readonly sweep?: Swept;
  /** Messages for the user, one sentence each. */
  readonly messages?: readonly string[];
}

export interface ChangeResult {
  readonly release: Release;
  /** False: nothing changed. */
  readonly isChanged: boolean;
  readonly messages: readonly string[];
}

/** Another command may move the pointer at the same time. The change is then planned again from the new release. */
const MAX_ATTEMPTS = 20;

/**
 * Moves the pointer to the release that `plan` makes of the current one, and updates the derived files. Also completes the work of a killed
 * command. Throws the errors of `plan`, and throws if versions are incompatible or a file is missing.
 */
export async function changeRelease(context: CommandContext, plan: (current: Release | null) => Promise<Plan>): Promise<ChangeResult> {
  const changed = await move(context, plan).catch(async (thrown: unknown) => {
    // also after a rejected change, repair the work of a killed command
    await deriveFiles(context.store).catch(() => undefined);
    throw thrown;
  });
  const faults = await deriveFiles(context.store).catch((thrown: unknown) => {
    throw changed.isChanged ? new UnfinishedError(changed.release, thrown) : thrown;
  });
  return { ...changed, messages: [...changed.messages, ...faults] };
}

/** The pointer moved, but not all derived files could be written. */
export class UnfinishedError extends Error {
  constructor({ n }: Release, cause: unknown) {
    const why = messageOf(cause);
    const rest = cause instanceof LostPage ? why : `not all derived files could be written (${why}): npm run gc repairs it`;
    super(`Release ${n} is active, but ${rest}`, { cause });
  }
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

async function move(context: CommandContext, plan: (current: Release | null) => Promise<Plan>): Promise<ChangeResult> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const changed = await tryOnce(context, plan);
    if (changed) return changed;
  }
  throw new Error(`${context.store.place} changed during each of ${MAX_ATTEMPTS} attempts; run it again`);
}

/** Null if another command moved the pointer at the same time. */
async function tryOnce(context: CommandContext, plan: (current: Release | null) => Promise<Plan>): Promise<ChangeResult | null> {
  const { store } = context;
  const found = await readPointer(store);
  const current = found?.release ?? null;
  const { next: planned, uploads = [], staticFolders = {}, sweep, messages = [] } = await plan(current);
  const wanted = planned ?? movedOrigin(context, current);
  if (wanted) refuseIncompatibleVersions(wanted);
  await copyStaticFiles(store, staticFolders);
  for (const each of uploads) await upload(store, current, each, context.now());
  if (!wanted && current) return { release: current, isChanged: false, messages };
  if (!wanted) throw new Error(`There is no release in ${store.place} yet; npm run build makes the first`);
  const next = stamped(context, current, wanted, sweep);
  try {
    await assureFiles(context, current, next);
  } catch (thrown) {
    // a gc announced in between may have deleted them: plan again, which reports the gc
    const now = await readPointer(store).catch(() => found);
    if (now?.etag !== found?.etag) return null;
    throw thrown;
  }
  if (found) await storeHistory(store, found);
  const content = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
  const isSwapped = await store.swap(POINTER, content, found?.etag ?? null).catch((thrown) => wasSwapped(store, next, content, thrown));
  const isChanged = isSwapped || (await wasMoved(store, next, content));
  return isChanged ? { release: next, isChanged, messages } : null;
}

/** A swap that threw may have succeeded. Rethrows if it did not. */
async function wasSwapped(store: Store, next: Release, content: Uint8Array, thrown: unknown): Promise<true> {
  const stored = await store.read(POINTER).catch(() => {
    throw new Error(`It is unknown whether release ${next.n} is active (${messageOf(thrown)}): npm run status shows it`, { cause: thrown });
  });
  const isOurs = stored !== null && Buffer.from(stored.content).equals(content);
  if (!isOurs && !(await wasMoved(store, next, content))) throw thrown;
  return true;
}

/**
 * If the response to a swap was lost and another command moved on from it, that command stored it in the history. Repeating the change would then
 * apply it twice.
 */
async function wasMoved(store: Store, { n }: Release, content: Uint8Array): Promise<boolean> {
  const stored = await store.read(historyName(n));
  return stored !== null && Buffer.from(stored.content).equals(content);
}

type Wanted = NonNullable<Plan['next']>;

function movedOrigin({ origin }: CommandContext, current: Release | null): Wanted | null {
  const isOriginChanged = current !== null && origin !== undefined && origin !== current.origin;
  return isOriginChanged ? { ...current, what: `fetch files from ${origin || 'the origin of the page'}` } : null;
}

function stamped(context: CommandContext, current: Release | null, { what, shell, remotes }: Wanted, sweep: Swept | undefined): Release {
  const origin = context.origin ?? current?.origin ?? '';
  const head = { schema: 2, n: (current?.n ?? 0) + 1, at: context.now().toISOString(), by: context.by, what, origin } as const;
  const removed = removedAfter(current, remotes);
  const filesBeingDeleted = sweep ?? filesOfRunningGc(current?.swept, context.now());
  return { ...head, shell, remotes, ...(removed && { removed }), ...(filesBeingDeleted && { swept: filesBeingDeleted }) };
}

/** Files of versions that are already active are not checked, so that a damaged part does not block the release of another. */
async function assureFiles({ store, now }: CommandContext, current: Release | null, next: Release): Promise<void> {
  const known = new Set(current ? activeVersions(current).map(({ version }) => version) : []);
  const files = filesOf(activeVersions(next).filter(({ version }) => !known.has(version)));
  refuseFilesBeingDeleted(current, files.keys(), now());
  const [fault] = await faultsIn(store, files);
  if (fault) throw new Error(`${fault}, but release ${next.n} needs that file; build and release the part again`);
}
