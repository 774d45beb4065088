/**
 * Size limits in bytes after brotli. Lower a limit when a build stays well below it; a higher limit needs a reason in its commit. The short
 * names of modules depend on the path of the checkout, and with them about 40 bytes of a file.
 */
export const limits = {
  /** The host's scripts and styles that its page names. */
  shell: 126_300,
  /** A remote's entry. */
  entry: 9400,
  /** All that a page or a dialog of a remote needs. */
  page: 22_300,
  /** The sheet of a page, which follows it, with all that both are made of. */
  sheet: 25_000,
  /** Scripts and styles until a tap on the first screen is answered. */
  untilTap: 147_000,
  /** All that the first screen waits for: with its page, catalogue and font. */
  firstScreen: 186_500,
  /** The page with its first frames, as a server composes it. FST-01 asks for 14,336 bytes; the one reader of launch parameters costs up to 0.9 kB more. */
  html: 15_300,
} as const;

/** What a chunk of a remote may weigh with all that it needs. */
export const limitOf = (chunk: string): number => (/\bsheet$/.test(chunk) ? limits.sheet : limits.page);
