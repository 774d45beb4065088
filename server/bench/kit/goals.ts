export interface Goal {
  readonly of: RegExp;
  readonly bound: number;
  /** Whether the bound is a minimum; otherwise a maximum. */
  readonly isLeast?: boolean;
}

const MB = 1_000_000;

/** Goals by the names of figures: ratios, milliseconds, bytes, people. */
const goals: readonly Goal[] = [
  { of: /^(page|unwrap|checkout)\.of-bare$/, bound: 0.7, isLeast: true },
  { of: /^(page|unwrap|checkout)\.growth$/, bound: 1.3 },
  { of: /^large-inbox\.\w+\.ratio$/, bound: 1.5 },
  { of: /^streams\.checkout\.ratio$/, bound: 1.2 },
  { of: /^arrival\.quiet$/, bound: 100 },
  { of: /^arrival\.loaded$/, bound: 200 },
  { of: /^herd\.(unserved|unanswered|broken)$/, bound: 0 },
  { of: /^herd\.slowest-answer$/, bound: 10_000 },
  { of: /^herd\.payments\.lost$/, bound: 0 },
  { of: /^rest\.memory$/, bound: 200 * MB },
];

export const goalOf = (name: string): Goal | undefined => goals.find(({ of }) => of.test(name));
