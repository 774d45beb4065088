import { limits } from '../../scripts/build/size-limits.ts';

interface Goal {
  readonly of: RegExp;
  readonly max: number;
  /** A value above the goal fails the run. Set for goals that are already reached. */
  readonly isBudget?: boolean;
}

/** The maximum values by name of the figure: milliseconds, bytes, or a ratio to the deployment in one bundle. */
const goals: readonly Goal[] = [
  // the HTML is the first screen: about half of the time of the ecosystem's official template
  { of: /^(slow|weak)\.\w+\.(first|largest)-content\.ratio$/, max: 0.4 },
  { of: /^fast\.\w+\.(first|largest)-content\.ratio$/, max: 0.6 },
  // the user must not notice federation
  { of: /^\w+\.\w+\.tap-answered\.ratio$/, max: 1.05 },
  { of: /^slow\.\w+\.drawn\.ratio$/, max: 1.25, isBudget: true },
  // First frames do not move. The letters of a centred title move when its font arrives, because no fallback font has the same width for
  // every letter: 6 px of a friend's name are 0.0002.
  { of: /^\w+\.\w+\.shift$/, max: 0.0005, isBudget: true },
  // the initial congestion window of a connection
  { of: /^\w+\.\w+\.html$/, max: limits.html, isBudget: true },
  { of: /^\w+\.\w+\.code$/, max: 125_000 },
  { of: /^tabs\.federated$/, max: 50 },
  { of: /^scrolling\.longest-frame$/, max: 50 },
  { of: /^moments\.\w+\.longest-frame$/, max: 50 },
  { of: /^moments\.\w+\.usual-frame$/, max: 17 },
  { of: /^returning\.federated$/, max: 25_000 },
];

export const goalOf = (name: string): Goal | undefined => goals.find(({ of }) => of.test(name));
