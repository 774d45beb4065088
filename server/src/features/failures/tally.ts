import { STARTED } from '@billet/shared-domain/rules/failures';
import type { ReleaseFacts } from '../../kit/release.ts';
import { type Counter, keyOf, mapToCounter, OTHER } from './counter.ts';

export interface Counted {
  readonly counter: Counter;
  readonly times: number;
}

/** A user whose app reported failures of a version, or its start during a canary of the remote. */
export interface Reporter {
  readonly remote: string;
  readonly version: string;
  /** The remote's canary at that time. */
  readonly canary: string | null;
  readonly isStart: boolean;
  readonly isCanaryFailure: boolean;
  readonly telegramId: number;
}

export interface TallyCounts {
  readonly counted: readonly Counted[];
  readonly reporters: readonly Reporter[];
}

/** Maximum number of counters for earlier versions within an hour; the rest counts as other versions. */
const MAX_EARLIER_COUNTERS = 100;
/** Maximum number of users until the counts are stored. Further failures and starts are dropped alike. */
const MAX_REPORTERS = 5_000;
const HOUR = 3_600_000;

/** Collects reported events in memory until the counts are stored, so that an outage on every page costs a few rows. */
export class Tally {
  #counts = new Map<string, { readonly counter: Counter; times: number }>();
  #reporters = new Map<string, Reporter>();
  #earlier = new Set<string>();
  #hour = 0;

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** `telegramId`: null for an anonymous report. */
  add(release: ReleaseFacts | null, event: Counter, telegramId: number | null, now: Date): void {
    const mapped = mapToCounter(release, event);
    if (!mapped) return;
    const counter = mapped.isCurrent ? mapped.counter : this.#earlierCounter(mapped.counter, now);
    this.#count(counter, 1);
    if (telegramId === null) return;
    const { canary, isCanaryFailure } = mapped;
    const { remote, version, code } = counter;
    this.#addReporter({ remote, version, canary, isStart: code === STARTED, isCanaryFailure, telegramId });
  }

  /** Returns the counts since the last call. */
  takeCounts(): TallyCounts {
    const counts = { counted: [...this.#counts.values()], reporters: [...this.#reporters.values()] };
    this.#counts = new Map();
    this.#reporters = new Map();
    return counts;
  }

  /** Adds counts that could not be stored back. */
  restoreCounts({ counted, reporters }: TallyCounts): void {
    for (const { counter, times } of counted) this.#count(counter, times);
    for (const reporter of reporters) this.#addReporter(reporter);
  }

  #addReporter(reporter: Reporter): void {
    if (this.#reporters.size < MAX_REPORTERS) this.#reporters.set(JSON.stringify(reporter), reporter);
  }

  #count(counter: Counter, times: number): void {
    const known = this.#counts.get(keyOf(counter));
    if (known) known.times += times;
    else this.#counts.set(keyOf(counter), { counter, times });
  }

  #earlierCounter(counter: Counter, now: Date): Counter {
    const hour = Math.floor(now.getTime() / HOUR);
    if (hour !== this.#hour) this.#earlier = new Set();
    this.#hour = hour;
    const key = keyOf(counter);
    if (!this.#earlier.has(key) && this.#earlier.size >= MAX_EARLIER_COUNTERS) return { ...counter, version: OTHER };
    this.#earlier.add(key);
    return counter;
  }
}
