import type { Store } from '@billet/release/store';

const MINUTE = 60_000;

/**
 * Whether a bucket has a file, from a listing of its folder that is at most a minute old. Any number of invented names causes only a few
 * requests.
 */
export function listings(bucket: Store): (name: string) => Promise<boolean> {
  const listed = new Map<string, { readonly at: number; readonly names: Promise<ReadonlySet<string>> }>();
  function namesIn(folder: string): Promise<ReadonlySet<string>> {
    const found = listed.get(folder);
    if (found && Date.now() - found.at < MINUTE) return found.names;
    const names = bucket.list(folder).then((files) => new Set(files.map(({ name }) => name)));
    listed.set(folder, { at: Date.now(), names });
    names.catch(() => listed.delete(folder));
    return names;
  }
  return async (name) => (await namesIn(name.replace(/\/.*/, '/'))).has(name);
}
