import { networkOf } from '../../kit/http/network.ts';
import type { ReleaseFacts } from '../../kit/release.ts';
import { type Cell, keyOf, OTHER, place } from './cell.ts';
import { makeShares } from './share.ts';

export interface Counted {
  readonly cell: Cell;
  readonly times: number;
}

/** A canary that failed, and in which network. */
export interface CanaryFailure {
  readonly remote: string;
  readonly canary: string;
  readonly network: string;
}

export interface Harvest {
  readonly counted: readonly Counted[];
  readonly canaryFailures: readonly CanaryFailure[];
}

/** Cells of earlier versions within one hour; whatever more there would be is counted as of other versions. */
const MOST_EARLIER = 100;
/** Networks of failed canaries between two harvests. */
const MOST_NETWORKS = 1_000;
const HOUR = 3_600_000;

/** Counts in memory what pages tell, until it is harvested: an outage that every page tells of is a few rows. */
export class Tally {
  readonly #isCounted = makeShares();
  #counts = new Map<string, { readonly cell: Cell; times: number }>();
  #canaryFailures = new Map<string, CanaryFailure>();
  #earlier = new Set<string>();
  #hour = 0;

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  add(release: ReleaseFacts | null, event: Cell, address: string, now: Date): void {
    const placed = place(release, event);
    if (!placed) return;
    const cell = placed.isCurrent ? placed.cell : this.#earlierCell(placed.cell, now);
    const network = wideNetworkOf(address);
    if (!this.#isCounted(cell, network, now)) return;
    this.#count(cell, 1);
    if (placed.failedCanary === null || this.#canaryFailures.size >= MOST_NETWORKS) return;
    const failure = { remote: cell.remote, canary: placed.failedCanary, network };
    this.#canaryFailures.set(JSON.stringify(failure), failure);
  }

  /** Gives what was counted since the last time. */
  harvest(): Harvest {
    const harvest = { counted: [...this.#counts.values()], canaryFailures: [...this.#canaryFailures.values()] };
    this.#counts = new Map();
    this.#canaryFailures = new Map();
    return harvest;
  }

  /** Takes back what could not be kept. */
  putBack({ counted, canaryFailures }: Harvest): void {
    for (const { cell, times } of counted) this.#count(cell, times);
    for (const failure of canaryFailures) this.#canaryFailures.set(JSON.stringify(failure), failure);
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
    if (!this.#earlier.has(key) && this.#earlier.size >= MOST_EARLIER) return { ...cell, version: OTHER };
    this.#earlier.add(key);
    return cell;
  }
}

/** One voice: an IPv4 address, or the first 48 bits of an IPv6 one, since whoever rents a server has all that follow. */
const wideNetworkOf = (address: string) => networkOf(address).split(':').slice(0, 3).join(':');
