/** What a run is asked for. */
export interface Wish {
  /** Notes in the large database, and people. */
  readonly items: number;
  readonly people: number;
  /** Pairs of measurements. */
  readonly rounds: number;
  /** How long each lasts. */
  readonly seconds: number;
  /** Streams that are open, and people who come at once. */
  readonly streams: number;
  readonly herd: number;
}
