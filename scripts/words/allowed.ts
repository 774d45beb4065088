export interface Allowed {
  readonly file: string;
  /** The text as written. */
  readonly what: string;
  readonly why: string;
}

const alone = 'only in a standalone remote during development: in the app the host shows the translated text';

/** Texts that a component may contain. */
export const allowed: readonly Allowed[] = [
  { file: 'shared-bridge/src/lazy/plain-words.tsx', what: 'Try again', why: alone },
  { file: 'shared-bridge/src/lazy/plain-words.tsx', what: 'Close', why: alone },
  { file: 'shared-bridge/src/standalone/standalone-page.tsx', what: 'person', why: alone },
  { file: 'shared-bridge/src/standalone/standalone-page.tsx', what: 'notices', why: alone },
];
