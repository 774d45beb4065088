import { writeFileSync } from 'node:fs';
import { type Disk, disk } from '../src/store/disk.ts';
import type { Store } from '../src/store/store.ts';

/** What ends a call in a test, as a kill would. */
export class Killed extends Error {}

/** Whether a call ended by that, in whatever words it says so. */
export const isKill = (thrown: unknown): boolean => thrown instanceof Killed || (thrown instanceof Error && isKill(thrown.cause));

export type When = 'before' | 'midway' | 'after';

/** Says at each write whether it is the last one that is done, and how far. */
export type Death = (operation: string, name: string) => When | null;

/** Dies at the step of that number, counted from 1; only at those that can be cut midway, where it is to die so. `count` is how many there were. */
export function deathAt(number: number, when: When): Death & { count(): number } {
  let count = 0;
  const death = (operation: string) => {
    if (when === 'midway' && operation !== 'write') return null;
    count += 1;
    return count === number ? when : null;
  };
  return Object.assign(death, { count: () => count });
}

/** A store whose caller dies at one of its writes; nothing of it is done any more after that. */
export function mortalStore(store: Store, death: Death): Store {
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
        // a write of a store is done or not done
        if (when === 'before' || when === 'midway') throw new Killed();
        const result = await write(...args);
        if (when === 'after') throw new Killed();
        return result;
      });
  }
  return {
    place: store.place,
    read: (name) => alive(() => store.read(name)),
    mark: (name) => alive(() => store.mark(name)),
    list: (prefix) => alive(() => store.list(prefix)),
    create: mortal('create', store.create),
    swap: mortal('swap', store.swap),
    remove: mortal('remove', store.remove),
  };
}

/** A disk for tests, which need not outlast a loss of power. */
export const quickDisk: Disk = { ...disk, write: writeFileSync };

/** A disk whose process dies at one of its steps: midway in a write, half of it is there. */
export function mortalDisk(death: Death, die: () => never): Disk {
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
        () => quickDisk.write(file, content),
        () => quickDisk.write(file, content.subarray(0, content.length / 2)),
      ),
    link: (from, to) => step('link', to, () => disk.link(from, to)),
    rename: (from, to) => step('rename', to, () => disk.rename(from, to)),
    remove: (file) => step('remove', file, () => disk.remove(file)),
    makeFolder: disk.makeFolder,
  };
}
