import type { Store, Stored } from './store.ts';

export interface DryRunStore extends Store {
  /** The writes that would have been made, one sentence each. */
  plannedWrites(): readonly string[];
}

/** Reads from `store` and keeps writes in memory, so that every command can be tried. */
export function dryRunStore(store: Store): DryRunStore {
  const overlay = new Map<string, Stored | null>();
  const created: string[] = [];
  const replaced: string[] = [];
  const removed: string[] = [];
  const read = async (name: string) => (overlay.has(name) ? (overlay.get(name) ?? null) : store.read(name));
  const write = (name: string, content: Uint8Array) => overlay.set(name, { content, etag: `dry ${overlay.size} ${name}` });
  return {
    place: store.place,
    read,
    revision: async (name) => (await read(name))?.etag ?? null,
    async create(name, content) {
      if (await read(name)) return false;
      write(name, content);
      created.push(name);
      return true;
    },
    async swap(name, content, etag) {
      const stored = await read(name);
      if ((stored?.etag ?? null) !== etag) return false;
      if (stored && Buffer.from(content).equals(stored.content)) return true;
      write(name, content);
      (stored ? replaced : created).push(name);
      return true;
    },
    async list(prefix) {
      const stored = (await store.list(prefix)).filter(({ name }) => overlay.get(name) !== null);
      const fresh = [...overlay].filter(
        ([name, content]) => content && name.startsWith(prefix) && !stored.some((file) => file.name === name),
      );
      return [...stored, ...fresh.map(([name]) => ({ name, changedAt: new Date() }))];
    },
    async remove(name) {
      overlay.set(name, null);
      removed.push(name);
    },
    plannedWrites: () => [...sentence('create', created), ...sentence('replace', replaced), ...sentence('remove', removed)],
  };
}

function sentence(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`would ${what} ${names.length} ${names.length === 1 ? 'file' : 'files'}: ${[...names].sort().join(', ')}`];
}
