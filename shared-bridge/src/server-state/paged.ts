import type { ResourceDeps } from './resource.ts';

/** A list as far as it is here. */
export interface Paged<Row, A> {
  readonly rows: readonly Row[];
  /** The answer that brought the last page. */
  readonly last: A;
  readonly hasMore: boolean;
  /** Rows that came a second time: they moved from one page to the next, and count for where the next page begins. */
  readonly repeated: number;
}

export interface PageDeps<Row, A> {
  ask(skip: number, signal: AbortSignal): Promise<A>;
  rowsOf(answer: A): readonly Row[];
  /** What tells rows apart. */
  keyOf(row: Row): string | number;
  /** Whether the server holds more than `skip` rows and this answer's. */
  hasMore(answer: A, skip: number): boolean;
}

/** How a list is asked for page by page. Asking anew brings as many rows as are held, and they take their place at once. */
export function pagedDeps<Row, A>(deps: PageDeps<Row, A>): Required<ResourceDeps<Paged<Row, A>>> {
  const append = async (held: Paged<Row, A> | null, signal: AbortSignal): Promise<Paged<Row, A>> => {
    const before = held?.rows ?? [];
    const skip = before.length + (held?.repeated ?? 0);
    const last = await deps.ask(skip, signal);
    const came = deps.rowsOf(last);
    const known = new Set(before.map(deps.keyOf));
    const fresh = came.filter((row) => !known.has(deps.keyOf(row)));
    return {
      rows: [...before, ...fresh],
      last,
      // an empty page ends the list, whatever the server counts
      hasMore: came.length > 0 && deps.hasMore(last, skip),
      repeated: skip + came.length - before.length - fresh.length,
    };
  };
  return {
    more: append,
    load: async (held, signal) => {
      let pages = await append(null, signal);
      while (pages.hasMore && pages.rows.length < (held?.rows.length ?? 0)) pages = await append(pages, signal);
      return pages;
    },
  };
}
