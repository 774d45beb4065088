/** A network as the browser's developer tools play it: every request waits for `latency`, all of them share the throughput. */
export interface Network {
  /** As people call it. */
  readonly title: string;
  /** Milliseconds from asking to the answer's first byte. */
  readonly latency: number;
  /** Bits a second. */
  readonly down: number;
  readonly up: number;
}

/** Names of figures begin with these. */
export const networks = {
  slow: { title: 'Slow 4G', latency: 150, down: 1_600_000, up: 750_000 },
  fast: { title: 'Fast 4G', latency: 60, down: 9_000_000, up: 1_500_000 },
} as const satisfies Readonly<Record<string, Network>>;

export type NetworkName = keyof typeof networks;

/** How many times slower the processor is made. */
export const SLOWDOWN = 4;

/** What the browser's protocol wants: bytes a second. */
export const conditionsOf = ({ latency, down, up }: Network) => ({
  offline: false,
  latency,
  downloadThroughput: down / 8,
  uploadThroughput: up / 8,
});
