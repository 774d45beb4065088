/** How long each answer of the messenger is awaited, in milliseconds; README.md tells what happens then. */
export const deadlines = {
  /** Is anybody there? Only logged, it decides nothing (SDK-02). */
  probe: 100,
  /** Some clients never tell their safe areas. */
  viewport: 1000,
  storage: 2000,
  clipboard: 1500,
  contact: 5000,
  /** Silence after an invoice was opened; the order is asked then. */
  invoice: 15_000,
  /** A person reads and decides. */
  popup: 60_000,
  writeAccess: 60_000,
  emojiStatus: 60_000,
} as const;

/** The contact is asked for again and again: after 50 ms, then 50 ms later each time. */
export const contactPolling = { firstAfter: 50, growsBy: 50 } as const;

/** A refusal that comes back faster than anybody can answer is the client's lock, not a person's answer. */
export const LOCK_WITHIN = 100;
