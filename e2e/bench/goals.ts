import { limits } from '../../scripts/weight/limits.ts';

interface Goal {
  readonly of: RegExp;
  readonly max: number;
  /** Kept already, and to be kept: over it the run fails. */
  readonly isBudget?: boolean;
}

/** What the figures of these names should at most be: milliseconds, bytes, or times of what is in one piece. */
const goals: readonly Goal[] = [
  // the HTML is the first screen: about half of the ecosystem's official template
  { of: /^slow\.\w+\.(first|largest)-content\.ratio$/, max: 0.4 },
  { of: /^fast\.\w+\.(first|largest)-content\.ratio$/, max: 0.6 },
  // federation isn't felt
  { of: /^\w+\.\w+\.tap-answered\.ratio$/, max: 1.05 },
  { of: /^slow\.\w+\.drawn\.ratio$/, max: 1.25, isBudget: true },
  // what stood stays where it is; the letters of a title in the middle of its line settle when their face comes, for no stand-in is as wide
  // letter by letter: 6 px of a friend's name are 0.0002
  { of: /^\w+\.\w+\.shift$/, max: 0.0005, isBudget: true },
  // the first flight of a connection
  { of: /^\w+\.\w+\.html$/, max: limits.html, isBudget: true },
  { of: /^\w+\.\w+\.code$/, max: 125_000 },
  { of: /^tabs\.federated$/, max: 50 },
  { of: /^scrolling\.longest-frame$/, max: 50 },
  { of: /^moments\.\w+\.longest-frame$/, max: 50 },
  { of: /^moments\.\w+\.usual-frame$/, max: 17 },
  { of: /^returning\.federated$/, max: 25_000 },
];

export const goalOf = (name: string): Goal | undefined => goals.find(({ of }) => of.test(name));
