/** How long each answer of the messenger is awaited, in milliseconds; README.md tells what happens then. */
export const deadlines = {
  /** Is anybody there? Only logged, it decides nothing (SDK-02). */
  probe: 100,
  /** Some clients never tell their safe areas. */
  viewport: 1000,
  storage: 2000,
  clipboard: 1500,
  /** Silence after an invoice was opened; the order is asked then. */
  invoice: 15_000,
  /** A person reads and decides. */
  popup: 60_000,
  emojiStatus: 60_000,
  prepared: 60_000,
  download: 60_000,
  /** A file of ours, on its way to the system's share sheet. */
  file: 8000,
  permission: { writeAccess: 60_000, phone: 60_000, contact: 5000, emojiStatus: 60_000, biometry: 60_000, location: 60_000 },
} as const;

/** A refusal that comes back faster than anybody can answer is the client's lock, not a person's answer. */
export const LOCK_WITHIN = 100;
