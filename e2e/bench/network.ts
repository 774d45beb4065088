/**
 * A network as the browser's developer tools emulate it, and a processor: every request waits for `latency`, and all requests share the
 * throughput.
 */
interface Network {
  /** Milliseconds from the request to the first byte of the response. */
  readonly latency: number;
  /** Bits per second. */
  readonly down: number;
  readonly up: number;
  /** Factor by which the processor is slowed down. */
  readonly slowdown: number;
}

/** The presets of the developer tools. The keys are the prefixes of figure names. */
export const networks = {
  /** Slow 4G. */
  slow: { latency: 150, down: 1_600_000, up: 750_000, slowdown: 4 },
  /** Fast 4G. */
  fast: { latency: 60, down: 9_000_000, up: 1_500_000, slowdown: 4 },
  /** Slow 4G with a weaker processor. */
  weak: { latency: 150, down: 1_600_000, up: 750_000, slowdown: 8 },
} as const satisfies Readonly<Record<string, Network>>;

export type NetworkName = keyof typeof networks;

/** Converts to the parameters of the Chrome DevTools Protocol, which are in bytes per second. */
export const conditionsOf = ({ latency, down, up }: Network) => ({
  offline: false,
  latency,
  downloadThroughput: down / 8,
  uploadThroughput: up / 8,
});
