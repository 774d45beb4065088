import type { Store, Stored } from './store.ts';

export interface DryRunStore extends Store {
  /** The writes that would have been made, one sentence each. */
  would(): readonly string[];
}

/** Reads from `store` and keeps writes in memory, so that every command can be tried. */
export function dryRunStore(store: Store): DryRunStore {
  const written = new Map<string, Stored | null>();
  const created: string[] = [];
  const replaced: string[] = [];
  const removed: string[] = [];
  const read = async (name: string) => (written.has(name) ? (written.get(name) ?? null) : store.read(name));
  const write = (name: string, content: Uint8Array) => written.set(name, { content, etag: `dry ${written.size} ${name}` });
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
      const there = await read(name);
      if ((there?.etag ?? null) !== etag) return false;
      if (there && Buffer.from(content).equals(there.content)) return true;
      write(name, content);
      (there ? replaced : created).push(name);
      return true;
    },
    async list(prefix) {
      const there = (await store.list(prefix)).filter(({ name }) => written.get(name) !== null);
      const fresh = [...written].filter(
        ([name, content]) => content && name.startsWith(prefix) && !there.some((file) => file.name === name),
      );
      return [...there, ...fresh.map(([name]) => ({ name, changedAt: new Date() }))];
    },
    async remove(name) {
      written.set(name, null);
      removed.push(name);
    },
    would: () => [...sentence('create', created), ...sentence('replace', replaced), ...sentence('remove', removed)],
  };
}

function sentence(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`would ${what} ${names.length} ${names.length === 1 ? 'file' : 'files'}: ${[...names].sort().join(', ')}`];
}
