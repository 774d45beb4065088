/**
 * A network as the browser's developer tools emulate it, and a processor: every request waits for `latency`, and all requests share the
 * throughput.
 */
export interface Network {
  /** Name of the preset in the developer tools. */
  readonly title: string;
  /** Milliseconds from the request to the first byte of the response. */
  readonly latency: number;
  /** Bits per second. */
  readonly down: number;
  readonly up: number;
  /** Factor by which the processor is slowed down. */
  readonly slowdown: number;
}

/** The keys are the prefixes of figure names. */
export const networks = {
  slow: { title: 'Slow 4G', latency: 150, down: 1_600_000, up: 750_000, slowdown: 4 },
  fast: { title: 'Fast 4G', latency: 60, down: 9_000_000, up: 1_500_000, slowdown: 4 },
  weak: { title: 'Slow 4G, weak processor', latency: 150, down: 1_600_000, up: 750_000, slowdown: 8 },
} as const satisfies Readonly<Record<string, Network>>;

export type NetworkName = keyof typeof networks;

/** Converts to the parameters of the Chrome DevTools Protocol, which are in bytes per second. */
export const conditionsOf = ({ latency, down, up }: Network) => ({
  offline: false,
  latency,
  downloadThroughput: down / 8,
  uploadThroughput: up / 8,
});
