import { AsyncLocalStorage } from 'node:async_hooks';

type Listener = (personIds: ReadonlySet<string>) => void;

/** Who is told whose state changed, once the transaction that changed it has ended well. */
export interface Changes {
  listen(listener: Listener): void;
  /** Does a whole transaction, its commit included, in which `nameChanged` names people. */
  during<T>(transaction: () => Promise<T>): Promise<T>;
}

const named = new AsyncLocalStorage<Set<string>>();

/** Says, inside a transaction, whose state it changes: their open streams are looked up after its commit. */
export function nameChanged(personId: string): void {
  named.getStore()?.add(personId);
}

export function makeChanges(): Changes {
  const listeners: Listener[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    async during(transaction) {
      const people = new Set<string>();
      const answer = await named.run(people, transaction);
      if (people.size > 0) for (const listener of listeners) listener(people);
      return answer;
    },
  };
}
