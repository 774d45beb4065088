/** The updates for the bot: kept until the bot confirms them with a later offset, or its webhook accepts them. */

export interface Update {
  readonly update_id: number;
  readonly [kind: string]: unknown;
}

export interface UpdateQueue {
  add(kind: string, body: unknown): Update;
  /** Deletes the updates before the offset and returns the next ones. A negative offset counts from the end. */
  take(offset: number, limit: number): readonly Update[];
  /** Sets the kinds to keep. An empty list is the default of the Bot API: all except those that must be requested. */
  allow(kinds: readonly string[]): void;
  count(): number;
  clear(): void;
  /** Calls the listener at each new update, until the returned function is called. */
  onAdded(listener: () => void): () => void;
}

const ON_REQUEST = ['chat_member', 'message_reaction', 'message_reaction_count'];

/** Ids start at the wall clock in seconds, so that a restarted simulator never repeats one that a server has stored. */
export function openUpdates(firstId = Math.floor(Date.now() / 1000)): UpdateQueue {
  let nextId = firstId;
  let waiting: Update[] = [];
  let allowed: readonly string[] = [];
  const listeners = new Set<() => void>();
  const isAllowed = (kind: string) => (allowed.length ? allowed.includes(kind) : !ON_REQUEST.includes(kind));

  return {
    add(kind, body) {
      const update = { update_id: nextId++, [kind]: body };
      if (isAllowed(kind)) {
        waiting = [...waiting, update];
        for (const listener of [...listeners]) listener();
      }
      return update;
    },
    take(offset, limit) {
      if (offset < 0) waiting = waiting.slice(offset);
      else waiting = waiting.filter((update) => update.update_id >= offset);
      return waiting.slice(0, limit);
    },
    allow(kinds) {
      allowed = kinds;
    },
    count: () => waiting.length,
    clear() {
      waiting = [];
    },
    onAdded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
