import type { FailureEvent } from '@billet/shared-domain/rules/failures';

/** Last failure of each remote since the page was opened, for developers, in English. */
export class FailureLog {
  #last: Readonly<Record<string, string>> = {};
  readonly #listeners = new Set<() => void>();

  /** A new object after each failure. */
  readonly last = (): Readonly<Record<string, string>> => this.#last;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  add(remote: string, failure: string): void {
    this.#last = { ...this.#last, [remote]: failure };
    for (const listener of this.#listeners) listener();
  }

  /** Returns a reporter that also adds to this log. */
  readonly watch =
    (report: (event: FailureEvent) => void) =>
    (event: FailureEvent): void => {
      report(event);
      if (event.code !== 'started') this.add(event.remote, `${event.code} (${event.phase}) in ${event.version}`);
    };
}
