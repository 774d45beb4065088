/**
 * What may come over the wire, in bytes of brotli. A limit that is kept easily may be lowered; raising one needs a reason. The page
 * of the inbox has block, report, early opening and stories of answers in it; the catalogue, which comes with the first screen, has
 * the words of settings, safety, tasks and leaderboards. What the app does where a file, an answer or a launch doesn't come is in the shell:
 * it can't come late itself, and neither can what holds after a deletion and what couldn't be told to the server. It knows the faces of
 * all scripts and which way each runs: a name in any of them stands on the first screen. It chooses among the versions of each remote, and
 * an entry keeps its chunks to itself: neither can be fetched when it is needed, for that is when files are gone (decision 0035). The way to a
 * developer's remote is 0.3 KB, of which a third is the hash of its file (decision 0038).
 * What throws as it goes is held where it stood, and a version that is still shown keeps its styles: 0.4 KB, for most of which words went late.
 * How the app takes the first frame's place is 0.9 KB, and 0.9 KB of the page's own script chooses and fills the frame and holds taps (decision 43).
 * What is fetched ahead gives way to what a person waits for, and a sheet knows beforehand how high it will be: 0.2 KB. A page that was cut shows
 * what there is of it, and one that isn't the first release names the version before: 0.2 KB. That the app's code is run when its first frame was drawn,
 * not before, is 0.2 KB: what that begins with is a module of its own. The sheets of /send and /ask follow their pages, which are a third lighter
 * for it (14.4 KB instead of 20.8); page and sheet together may weigh more than a page alone. React comes without hydration, the router without
 * loaders, an entry without what remotes here never do: 5.8 and 1.8 KB less (decision 62). What a gift stands before goes by its price, in the tiles
 * and on the letter that is written: 0.3 KB of the sheet, where all of it is seen; how gifts move comes late (decision 58).
 * The inbox has our ghost alive in three moods, 2.3 KB: its page is no first screen, and an empty one is what a newcomer sees; 0.1 KB
 * of the sheet that sends is its place beside a success (decision 63). That an entry which came too late can be left for another version, and
 * that the ghost comes where something fails, is 0.1 KB until a tap. The short names that a build gives to modules differ with the path of its
 * folder, and with them some 40 bytes of a page: its limit holds in every folder.
 * The shell takes launch parameters out of routes, finds the newest ones, checks what a client sends, replaces a storage that fails, and knows which
 * characters are invisible: 1.1 KB that the first screen depends on. The studio waits for a poster that the server has no room for: 0.3 KB.
 */
export const limits = {
  /** The host's scripts and styles that its page names. */
  shell: 109_100,
  /** A remote's entry. */
  entry: 5800,
  /** All that a page or a dialog of a remote needs. */
  page: 22_300,
  /** The sheet of a page, which follows it, with all that both are made of. */
  sheet: 25_000,
  /** Scripts and styles until a tap on the first screen is answered. */
  untilTap: 126_100,
  /** All that the first screen waits for: with its page, catalogue and font. */
  firstScreen: 165_500,
  /** The page with its first frames, as a server composes it. FST-01 asks for 14,336 bytes; the one reader of launch parameters costs up to 0.9 kB more. */
  html: 15_300,
} as const;

/** What a chunk of a remote may weigh with all that it needs. */
export const limitOf = (chunk: string): number => (/\bsheet$/.test(chunk) ? limits.sheet : limits.page);
