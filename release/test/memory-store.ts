import { createHash } from 'node:crypto';
import type { Store } from '../src/store/store.ts';

const etagOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A store in memory, whose files can be inspected and reset. */
export function memoryStore(files = new Map<string, Uint8Array>(), now = () => new Date()): Store & { files: typeof files } {
  const writtenAt = new Map<string, Date>([...files.keys()].map((name) => [name, now()]));
  const put = (name: string, content: Uint8Array) => {
    files.set(name, content);
    writtenAt.set(name, now());
    return true;
  };
  const etagAt = (name: string) => {
    const content = files.get(name);
    return content ? etagOf(content) : null;
  };
  return {
    files,
    place: 'memory',
    async read(name) {
      const content = files.get(name);
      return content ? { content, etag: etagOf(content) } : null;
    },
    revision: async (name) => etagAt(name),
    create: async (name, content) => !files.has(name) && put(name, content),
    swap: async (name, content, etag) => etagAt(name) === etag && (etagOf(content) === etag || put(name, content)),
    list: async (prefix) =>
      [...files.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name, changedAt: writtenAt.get(name) ?? now() })),
    async remove(name) {
      files.delete(name);
    },
  };
}
