export interface Allowed {
  readonly file: string;
  /** The phrase or a longer text around it, as written. */
  readonly what: string;
  readonly why: string;
}

const key = 'derives a key; another text would make stored values unreadable';
const sample = 'a text of a user on a sample picture';

/** Phrases that are right in their place. */
export const allowed: readonly Allowed[] = [
  { file: 'docs/translations.md', what: "'nobody can ever know'", why: 'a text that translators must not write' },
  { file: 'server/src/app/maintenance/sealed-values.ts', what: 'who asks for support', why: key },
  { file: 'server/src/features/support/ticket.ts', what: 'who asks for support', why: key },
  { file: 'server/src/features/share-image/samples.ts', what: 'nobody in a hurry', why: sample },
  { file: 'server/src/features/share-image/samples.ts', what: 'Whoever you are', why: sample },
];
