/** The bot's updates: kept until the bot confirms them by asking for a later offset, or until its webhook took them. */

export interface Update {
  readonly update_id: number;
  readonly [kind: string]: unknown;
}

export interface UpdateQueue {
  add(kind: string, body: unknown): Update;
  /** Forgets what stands before the offset and gives what is there now. A negative offset counts from the end. */
  take(offset: number, limit: number): readonly Update[];
  /** Which kinds are kept; an empty list is the Bot API's default: all but these that must be asked for. */
  allow(kinds: readonly string[]): void;
  count(): number;
  clear(): void;
  /** Calls back at each new update, until the returned function is called. */
  onAdded(listener: () => void): () => void;
}

const ON_REQUEST = ['chat_member', 'message_reaction', 'message_reaction_count'];

/** Ids go on from the wall clock in seconds, so that a restarted simulator never repeats one that a server has stored. */
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
