/** The animation of a picture: its origin, its duration, the pause after it, and its poses between two rests. */
export interface GiftAnimation {
  /** A `transform-origin`, for example the stem of a tulip or the bottom of a box. */
  readonly origin: string;
  readonly seconds: number;
  readonly rest: number;
  /** `transform` values at even intervals, relative to the size of the picture, so that small ones move little. */
  readonly poses: readonly string[];
  /** Moves linearly and ends at its last pose. */
  readonly isSteady?: boolean;
}

const middle = '50% 50%';
const bottom = '50% 96%';

const animation = (origin: string, seconds: number, rest: number, ...poses: readonly string[]): GiftAnimation => ({
  origin,
  seconds,
  rest,
  poses,
});

/** The animations by picture id. */
export const giftAnimations: Readonly<Record<string, GiftAnimation>> = {
  // pivots on its stem
  tulip: animation(bottom, 4, 0.2, 'rotate(5deg)', 'rotate(0.5deg)', 'rotate(-5deg)'),
  // twisted by its ends
  candy: animation(middle, 1.2, 2, 'rotate(-17deg)', 'rotate(14deg)', 'rotate(-8deg)', 'rotate(4deg)'),
  kiss: animation('50% 56%', 0.8, 2.1, 'scale(0.9, 0.86)', 'scale(1.14)', 'scale(0.98)'),
  teddy: animation('50% 92%', 3, 0.9, 'rotate(-6deg)', 'rotate(-6deg)', 'rotate(6deg)', 'rotate(6deg)'),
  // rustles as if held in a hand
  bouquet: animation('86% 90%', 2, 1.4, 'rotate(-5deg)', 'rotate(2.5deg)', 'rotate(-3.5deg)', 'rotate(1.5deg)'),
  // two heartbeats
  heart_box: animation('50% 56%', 0.9, 0.8, 'scale(1.1)', 'scale(0.99)', 'scale(1.06)'),
  cake: animation(bottom, 1.2, 2.2, 'skewX(-3.5deg)', 'skewX(3deg)', 'skewX(-2deg)', 'skewX(1deg)'),
  easter_cake: animation(bottom, 1.6, 1.8, 'rotate(-4deg) scaleY(0.97)', 'scaleY(1.05)', 'rotate(4deg) scaleY(0.97)', 'scaleY(1.03)'),
  surprise_box: animation(bottom, 1, 1.8, 'scale(1.06, 0.9)', 'translateY(-13%) scale(0.97, 1.04) rotate(-4deg)', 'scale(1.05, 0.93)'),
  // nods
  unicorn: animation('82% 96%', 1.8, 1.9, 'rotate(5deg)', 'rotate(-4deg)', 'rotate(3.5deg)', 'rotate(-1deg)'),
  // shaken, then foams over
  champagne: animation(
    '76% 86%',
    1.1,
    1.9,
    'rotate(3deg)',
    'rotate(-4deg)',
    'rotate(4deg)',
    'rotate(-5deg) scale(1.02)',
    'rotate(-45deg) translateY(4%) rotate(45deg)',
  ),
  // hovers in its direction of flight
  rocket: animation(
    middle,
    3,
    0.1,
    'rotate(45deg) translateY(-5%) rotate(-45deg)',
    'rotate(45deg) translateY(1%) rotate(-45deg)',
    'rotate(45deg) translateY(-6%) rotate(-43.5deg)',
    'rotate(45deg) translateY(-1%) rotate(-45deg)',
  ),
  surprise_pack: animation(
    bottom,
    1.2,
    1.7,
    'rotate(-3deg)',
    'translateY(-5%) rotate(3deg)',
    'rotate(-2deg)',
    'translateY(-7%) scaleY(1.03)',
  ),
  wish_pack: animation('60% 92%', 2.6, 1, 'rotate(-4deg)', 'scale(1.05)', 'rotate(4deg)'),
  // rolls
  ring: animation('50% 130%', 3, 0.8, 'rotate(-10deg)', 'rotate(0deg)', 'rotate(10deg)'),
  // lifted and put on
  crown: animation('50% 88%', 1.6, 2, 'translateY(-8%) rotate(-5deg)', 'translateY(-9%) rotate(5deg)', 'scale(1.05, 0.95)'),
  // turns its facets to the light
  diamond: animation(
    middle,
    2.6,
    1,
    'perspective(5em) rotateY(30deg)',
    'perspective(5em) rotateY(0deg) scale(1.07)',
    'perspective(5em) rotateY(-30deg)',
  ),

  // peeks from behind its moustache
  anon: animation('50% 60%', 1.6, 1.9, 'translateY(4%) rotate(-9deg)', 'translateY(4%) rotate(-9deg)', 'translateY(-2%) rotate(8deg)'),
  love: animation('50% 92%', 3.2, 0.3, 'rotate(-8deg) scale(1.02)', 'scale(1.05)', 'rotate(8deg) scale(1.02)'),
  laugh: animation(
    '50% 80%',
    1,
    1.6,
    'translateY(-4%) rotate(-3deg)',
    'translateY(1%)',
    'translateY(-4%) rotate(3deg)',
    'translateY(1%)',
    'translateY(-3%) rotate(-2deg)',
  ),
  wow: animation('50% 92%', 1, 1.9, 'scale(1.04, 0.9)', 'scale(0.98, 1.13)', 'scale(1.01, 0.98)'),
  sad: animation('50% 70%', 3, 0.8, 'translateY(3%) rotate(-5deg)', 'translateY(5%)', 'translateY(3%) rotate(4deg)'),
  fire: animation(
    bottom,
    1.5,
    0,
    'scale(0.97, 1.06) skewX(2deg)',
    'scale(1.03, 0.96) skewX(-2deg)',
    'scale(0.98, 1.04) skewX(-3deg)',
    'scale(1.02, 0.98) skewX(2deg)',
  ),
  kiss_face: animation('40% 62%', 1.2, 1.8, 'rotate(6deg)', 'rotate(-7deg) scale(1.06)', 'rotate(-1deg)'),
  surprise: animation('22% 94%', 0.9, 1.9, 'scale(0.9)', 'scale(1.1) rotate(-5deg)', 'rotate(3deg)'),

  // hanging masks
  club: animation('50% 0%', 2.8, 0.4, 'rotate(-6deg)', 'rotate(0deg)', 'rotate(6deg)'),
  gift_closed: animation('50% 90%', 0.8, 3, 'translateY(-2%) rotate(-6deg)', 'translateY(-4%) rotate(5deg)', 'rotate(-2deg)'),
  // flutters
  envelope: animation(middle, 1.2, 2.4, 'translateY(-6%) rotate(-5deg)', 'translateY(-2%) rotate(4deg)', 'translateY(-5%) rotate(-3deg)'),

  // for the first tabs: two birds that lean on each other, and a ghost that hovers
  lovebirds: animation(bottom, 2.8, 0.5, 'rotate(-3deg)', 'scale(1.03, 0.98)', 'rotate(3deg)'),
  ghost: animation(middle, 3.4, 0.2, 'translateY(-4%) rotate(-3deg)', 'translateY(1%)', 'translateY(-4%) rotate(3deg)'),

  // for the picture of a `Hero`
  float: animation(middle, 10, 0, 'translateY(-8px)'),
  // for the rays behind an expensive gift; a full turn ends where it began
  rays: { ...animation(middle, 90, 0, 'rotate(90deg)', 'rotate(180deg)', 'rotate(270deg)', 'rotate(360deg)'), isSteady: true },
};
