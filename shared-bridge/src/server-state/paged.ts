import type { ResourceDeps } from './resource.ts';

/** The loaded part of a list. */
export interface Paged<Row, A> {
  readonly rows: readonly Row[];
  /** The answer with the last page. */
  readonly last: A;
  readonly hasMore: boolean;
  /** Number of rows that were received twice, because they moved to the next page. They count for the offset of the next page. */
  readonly repeated: number;
}

export interface PageDeps<Row, A> {
  ask(skip: number, signal: AbortSignal): Promise<A>;
  rowsOf(answer: A): readonly Row[];
  /** The identity of a row. */
  keyOf(row: Row): string | number;
  /** Whether the server has rows after `skip` and this answer. */
  hasMore(answer: A, skip: number): boolean;
}

/** Loads a list page by page. A refresh loads as many rows as are held and replaces them at once. */
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
      // an empty page ends the list, whatever total the server reports
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
