/**
 * Size limits in bytes after brotli. size-limit checks all but the last three (.size-limit.js). Lower a limit when a build stays well below
 * it. A higher limit needs a reason in its commit. The short names of modules depend on the path of the checkout, which changes a file by
 * about 40 bytes.
 */
export const limits = {
  /** The host's scripts and styles that its page references. TanStack Query is 9.4 kB of them, route matching 0.5 kB. */
  shell: 140_650,
  /** A remote's entry. */
  entry: 9400,
  /** All files that a page or a dialog of a remote needs. */
  page: 23_650,
  /** All files of a page and of the sheet that loads after it. They include the other pages of a remote that has several. */
  sheet: 27_900,
  /** Scripts and styles until the app answers a tap on the first screen. */
  untilTap: 161_000,
  /** Everything that the first screen waits for, including its page, catalogue and font. */
  firstScreen: 200_400,
  /** The page with its first frames, as a server composes it: the first round trip of a connection (FST-01). */
  html: 14_336,
  /** The part of it that is reserved for canaries of two remotes. */
  canaries: 200,
} as const;
