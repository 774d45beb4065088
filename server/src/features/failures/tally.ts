import { STARTED } from '@billet/shared-domain/rules/failures';
import type { ReleaseFacts } from '../../kit/release.ts';
import { type Cell, keyOf, OTHER, place } from './cell.ts';

export interface Counted {
  readonly cell: Cell;
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
const MAX_EARLIER_CELLS = 100;
/** Maximum number of users until the counts are stored. Further failures and starts are dropped alike. */
const MAX_REPORTERS = 5_000;
const HOUR = 3_600_000;

/** Collects reported events in memory until the counts are stored, so that an outage on every page costs a few rows. */
export class Tally {
  #counts = new Map<string, { readonly cell: Cell; times: number }>();
  #reporters = new Map<string, Reporter>();
  #earlier = new Set<string>();
  #hour = 0;

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** `telegramId`: null for an anonymous report. */
  add(release: ReleaseFacts | null, event: Cell, telegramId: number | null, now: Date): void {
    const located = place(release, event);
    if (!located) return;
    const cell = located.isCurrent ? located.cell : this.#earlierCell(located.cell, now);
    this.#count(cell, 1);
    if (telegramId === null) return;
    const { canary, isCanaryFailure } = located;
    const { remote, version, code } = cell;
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
    for (const { cell, times } of counted) this.#count(cell, times);
    for (const reporter of reporters) this.#addReporter(reporter);
  }

  #addReporter(reporter: Reporter): void {
    if (this.#reporters.size < MAX_REPORTERS) this.#reporters.set(JSON.stringify(reporter), reporter);
  }

  #count(cell: Cell, times: number): void {
    const known = this.#counts.get(keyOf(cell));
    if (known) known.times += times;
    else this.#counts.set(keyOf(cell), { cell, times });
  }

  #earlierCell(cell: Cell, now: Date): Cell {
    const hour = Math.floor(now.getTime() / HOUR);
    if (hour !== this.#hour) this.#earlier = new Set();
    this.#hour = hour;
    const key = keyOf(cell);
    if (!this.#earlier.has(key) && this.#earlier.size >= MAX_EARLIER_CELLS) return { ...cell, version: OTHER };
    this.#earlier.add(key);
    return cell;
  }
}
