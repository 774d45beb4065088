import { AsyncLocalStorage } from 'node:async_hooks';

type Listener = (personIds: ReadonlySet<string>) => void;

/** Notifies listeners about people whose state changed, after the commit of the transaction that changed it. */
export interface Changes {
  listen(listener: Listener): void;
  /** Runs a whole transaction, including its commit, in which `recordChangedPerson` records people. */
  during<T>(transaction: () => Promise<T>): Promise<T>;
}

const changedPeople = new AsyncLocalStorage<Set<string>>();

/** Records, inside a transaction, a person whose state it changes. Their open streams are notified after the commit. */
export function recordChangedPerson(personId: string): void {
  changedPeople.getStore()?.add(personId);
}

export function makeChanges(): Changes {
  const listeners: Listener[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    async during(transaction) {
      const people = new Set<string>();
      const answer = await changedPeople.run(people, transaction);
      if (people.size > 0) for (const listener of listeners) listener(people);
      return answer;
    },
  };
}
