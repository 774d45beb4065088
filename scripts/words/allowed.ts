export interface Allowed {
  readonly file: string;
  /** The words as they stand. */
  readonly what: string;
  readonly why: string;
}

const alone = 'only where a remote stands alone for its developers: in the app the host says it';

/** Words that may stand in a component. */
export const allowed: readonly Allowed[] = [
  { file: 'shared-bridge/src/lazy/plain-words.tsx', what: 'Try again', why: alone },
  { file: 'shared-bridge/src/lazy/plain-words.tsx', what: 'Close', why: alone },
  { file: 'shared-bridge/src/alone/alone.tsx', what: 'person', why: alone },
  { file: 'shared-bridge/src/alone/alone.tsx', what: 'notices', why: alone },
];
