/** The parameters of a run. */
export interface BenchSize {
  /** Notes and people in the large database. */
  readonly items: number;
  readonly people: number;
  /** Number of measured pairs. */
  readonly rounds: number;
  /** Duration of each measurement in seconds. */
  readonly seconds: number;
  /** Number of open streams, and of people in the herd. */
  readonly streams: number;
  readonly herd: number;
}
