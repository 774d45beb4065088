/** The file that a failed import asked for, by whatever address; '' where it names none. */
function fileOf(thrown: unknown): string {
  const { file, request } = (thrown ?? {}) as { readonly file?: unknown; readonly request?: unknown };
  return String(file ?? request ?? '').replace(/\?.*/, '');
}

/** Milliseconds without which asking again helps nobody: what is left of its time to a file that was asked for at the beginning. */
const LEAST = 1000;

/** A file that hung holds one of a browser's six connections for good: another request for it that can't end in time takes one more. */
function isTooLate(thrown: unknown, end: number): boolean {
  const { type, code } = (thrown ?? {}) as { readonly type?: unknown; readonly code?: unknown };
  return (type === 'timeout' || code === 'too_late') && Date.now() >= end - LEAST;
}

/**
 * Calls `load` until it resolves, until one file was lost twice, or until `isOver`; rejects then as the last call did. Files that were
 * lost together are told one by one: the next call joins the requests that are under way, and meets their end. What hung isn't asked for
 * in the last second before `end`, in milliseconds since 1970.
 */
export async function eachFileAgain<T>(load: () => Promise<T>, end: number, isOver: (thrown: unknown) => boolean): Promise<T> {
  const lost = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (thrown) {
      const file = fileOf(thrown);
      if (lost.has(file) || isOver(thrown) || isTooLate(thrown, end)) throw thrown;
      lost.add(file);
    }
  }
}
