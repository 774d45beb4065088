import { STARTED } from '@billet/shared-domain/rules/failures';
import type { Deps } from '../../kit/deps.ts';
import { type Counter, keyOf } from './counter.ts';
import type { Counted } from './tally.ts';

/** Milliseconds between two reports to the log. The first failure is logged at once. */
const LOG_INTERVAL_MS = 60_000;
/** Maximum number of lines per report; the rest is summed up in one. */
const MAX_LINES = 10;

/** Logs failures by remote, version, phase and code, in a limited number of lines. */
export class Lines {
  readonly #deps: Pick<Deps, 'log' | 'clock'>;
  readonly #unlogged = new Map<string, { readonly counter: Counter; times: number }>();
  #loggedAt = 0;

  constructor(deps: Pick<Deps, 'log' | 'clock'>) {
    this.#deps = deps;
  }

  add(counted: readonly Counted[]): void {
    for (const { counter, times } of counted) {
      if (counter.code === STARTED) continue;
      const known = this.#unlogged.get(keyOf(counter));
      if (known) known.times += times;
      else this.#unlogged.set(keyOf(counter), { counter, times });
    }
  }

  /** Logs if it is time. Returns the milliseconds until the next report is due; 0 when there is nothing to log. */
  tell(): number {
    if (this.#unlogged.size === 0) return 0;
    const { log, clock } = this.#deps;
    const now = clock.real().getTime();
    const wait = this.#loggedAt + LOG_INTERVAL_MS - now;
    if (wait > 0) return wait;
    this.#loggedAt = now;
    const all = [...this.#unlogged.values()].sort((a, b) => b.times - a.times);
    this.#unlogged.clear();
    for (const { counter, times } of all.slice(0, MAX_LINES)) log.warn({ failure: counter, times }, 'a remote failed');
    const rest = all.slice(MAX_LINES);
    if (rest.length > 0)
      log.warn({ kinds: rest.length, times: rest.reduce((sum, { times }) => sum + times, 0) }, 'remotes failed in other ways too');
    return 0;
  }
}
