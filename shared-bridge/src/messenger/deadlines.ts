/** The timeout of each answer of the messenger, in milliseconds. README.md describes the consequences. */
export const deadlines = {
  /** Whether the host answers; only logged (SDK-02). */
  probe: 100,
  /** Some clients never send their safe areas. */
  viewport: 1000,
  storage: 2000,
  clipboard: 1500,
  /** No status after an invoice was opened; the order is queried then. */
  invoice: 15_000,
  /** The user needs time to read and decide. */
  popup: 60_000,
  emojiStatus: 60_000,
  prepared: 60_000,
  download: 60_000,
  /** Fetching our file for the system share sheet. */
  file: 8000,
  permission: { writeAccess: 60_000, phone: 60_000, contact: 5000, emojiStatus: 60_000, biometry: 60_000, location: 60_000 },
} as const;

/** A refusal within these milliseconds is of a client that blocks repeated dialogs (`locked`): no user answers that fast. */
export const LOCK_THRESHOLD = 100;
