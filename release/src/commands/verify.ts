import { derivedFrom } from '../derive.ts';
import { inParallel } from '../in-parallel.ts';
import { allVersions, faultsIn, filesOf } from '../named-files.ts';
import { readPointer } from '../pointer.ts';
import type { Release } from '../schema.ts';
import type { Store } from '../store/store.ts';

export interface Verified {
  readonly release: Release;
  /** Number of checked files. */
  readonly files: number;
  /** Faults, one sentence each. */
  readonly faults: readonly string[];
}

/** Compares a store with its pointer: every file of every kept version, then all derived files. Writes nothing. */
export async function verify(store: Store): Promise<Verified> {
  const pointer = await readPointer(store);
  if (!pointer) throw new Error(`There is no release in ${store.place} yet; npm run build makes the first`);
  const files = filesOf(allVersions(pointer.release));
  const faults = await faultsIn(store, files, true);
  const derived = await derivedFrom(store, pointer);
  const stale = await inParallel(derived.files, async ([name, content]) => {
    const found = await store.read(name);
    const isSame = found && Buffer.from(content).equals(found.content);
    const faults = isSame ? await store.faultsBeside?.(name, content) : [`${name} doesn't match release ${pointer.release.n}`];
    return (faults ?? []).map((fault) => `${fault}; the next release, rollback, promote or gc repairs it`);
  });
  return { release: pointer.release, files: files.size + derived.files.size, faults: [...faults, ...derived.faults, ...stale.flat()] };
}
