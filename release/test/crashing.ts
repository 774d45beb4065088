import { writeFileSync } from 'node:fs';
import { type Disk, disk } from '../src/store/disk.ts';
import type { Store } from '../src/store/store.ts';

/** Ends a call in a test, as a kill would. */
export class Killed extends Error {}

/** Whether a call ended with `Killed`, directly or as a cause. */
export const isKill = (thrown: unknown): boolean => thrown instanceof Killed || (thrown instanceof Error && isKill(thrown.cause));

export type When = 'before' | 'midway' | 'after';

/** Returns, for each operation, whether the process is killed at it, and when. */
export type Death = (operation: string, name: string) => When | null;

/** Kills at the operation with that number, counted from 1. With 'midway', only writes count. `count`: number of operations so far. */
export function crashAt(number: number, when: When): Death & { count(): number } {
  let count = 0;
  const death = (operation: string) => {
    if (when === 'midway' && operation !== 'write') return null;
    count += 1;
    return count === number ? when : null;
  };
  return Object.assign(death, { count: () => count });
}

/** A store whose caller is killed at one of its writes. Later calls are not executed. */
export function crashingStore(store: Store, death: Death): Store {
  let isDead = false;
  async function alive<T>(work: () => Promise<T>): Promise<T> {
    if (isDead) throw new Killed();
    return work();
  }
  function mortal<A extends readonly [name: string, ...rest: unknown[]], T>(operation: string, write: (...args: A) => Promise<T>) {
    return (...args: A) =>
      alive(async () => {
        const when = death(operation, args[0]);
        isDead ||= when !== null;
        // a write to a store is atomic
        if (when === 'before' || when === 'midway') throw new Killed();
        const result = await write(...args);
        if (when === 'after') throw new Killed();
        return result;
      });
  }
  return {
    place: store.place,
    read: (name) => alive(() => store.read(name)),
    revision: (name) => alive(() => store.revision(name)),
    list: (prefix) => alive(() => store.list(prefix)),
    create: mortal('create', store.create),
    swap: mortal('swap', store.swap),
    remove: mortal('remove', store.remove),
  };
}

/** A disk for tests, without flushing to survive a loss of power. */
export const unflushedDisk: Disk = { ...disk, write: writeFileSync };

/** A disk whose process is killed at one of its operations. Midway through a write, half of the file is written. */
export function crashingDisk(death: Death, die: () => never): Disk {
  let isDead = false;
  function step<T>(operation: string, name: string, whole: () => T, half: () => void = () => undefined): T {
    if (isDead) return die();
    const when = death(operation, name);
    isDead = when !== null;
    if (when === 'midway') half();
    if (when === 'before' || when === 'midway') return die();
    const result = whole();
    return when === 'after' ? die() : result;
  }
  return {
    write: (file, content) =>
      step(
        'write',
        file,
        () => unflushedDisk.write(file, content),
        () => unflushedDisk.write(file, content.subarray(0, content.length / 2)),
      ),
    link: (from, to) => step('link', to, () => disk.link(from, to)),
    rename: (from, to) => step('rename', to, () => disk.rename(from, to)),
    remove: (file) => step('remove', file, () => disk.remove(file)),
    makeFolder: disk.makeFolder,
  };
}
