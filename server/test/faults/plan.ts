import { type Dice, makeDice } from './dice.ts';

/** How the bot is notified of a payment. `again_later`: the same update once more; `in_both`: sent to both servers at once. */
export type Telling = 'once' | 'in_both' | 'twice' | 'again_later' | 'late' | 'never';

/** One payment for an order, correct or not. Times are milliseconds. */
export interface Paying {
  readonly wait: number;
  readonly by: 'payer' | 'stranger';
  /** Stars above the order's amount. */
  readonly more: -1 | 0 | 1;
  readonly currency: 'XTR' | 'USD';
  readonly payload: 'order' | 'unknown' | 'garbage';
  readonly telling: Telling;
  /** The party that refunds it even if it is correct: an operator, or Telegram without a request. */
  readonly askedBack: { readonly by: 'operator' | 'messenger'; readonly after: number } | null;
  /** Telegram rejects its refund permanently. */
  readonly isKept: boolean;
}

export interface Bill {
  /** When Telegram sends the pre-checkout query. */
  readonly question: 'never' | 'before' | 'twice' | 'after';
  readonly paysDespiteNo: boolean;
  readonly payings: readonly Paying[];
}

export interface GiftChoice {
  readonly itemId: string;
  readonly price: number;
  readonly isSuper: boolean;
  readonly isFullyAnonymous: boolean;
  readonly isOpenSympathy: boolean;
  readonly isAnonymousMessage: boolean;
}

/** Actions of a few people, one after the other. Stories run concurrently. */
export type Story = { readonly start: number } & (
  | { readonly kind: 'free'; readonly isRepeated: boolean }
  | { readonly kind: 'gift'; readonly gift: GiftChoice; readonly isRepeated: boolean; readonly bill: Bill }
  | { readonly kind: 'pack'; readonly pack: 'pack_1' | 'pack_3' | 'pack_6'; readonly isSpentOn: boolean; readonly bill: Bill }
  | { readonly kind: 'early'; readonly bills: readonly Bill[] }
  | { readonly kind: 'blocked'; readonly gift: GiftChoice; readonly isBefore: boolean; readonly bill: Bill }
  | { readonly kind: 'recipient_leaves' | 'payer_leaves'; readonly gift: GiftChoice; readonly isBefore: boolean; readonly bill: Bill }
  | { readonly kind: 'expired'; readonly gift: GiftChoice; readonly bill: Bill }
);

export type Disturbance = { readonly at: number } & (
  | { readonly kind: 'kill'; readonly server: 0 | 1; readonly down: number }
  | { readonly kind: 'stop_postgres'; readonly down: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'cut_at_commit'; readonly fault: 'before' | 'after' }
);

/** Everything that a seed determines. Concurrent work still interleaves arbitrarily. */
export interface Plan {
  readonly seed: number;
  /** Fraction of Bot API calls that fail. */
  readonly failing: number;
  readonly stories: readonly Story[];
  readonly disturbances: readonly Disturbance[];
  /** At the end, at rest, every update is sent again, and some refunds are requested. */
  readonly hasEpilogue: boolean;
}

/** Milliseconds within which stories and disturbances start. */
export const WINDOW = 1_500;
const STORIES = 10;

export function makePlan(seed: number): Plan {
  const dice = makeDice(seed);
  const disturbances = planDisturbances(dice);
  return {
    seed,
    failing: dice.pick([0, 0.1, 0.25]),
    disturbances,
    stories: Array.from({ length: STORIES }, () => planStory(dice)),
    hasEpilogue: dice.chance(0.3),
  };
}

function planDisturbances(dice: Dice): Disturbance[] {
  const at = () => 200 + dice.integer(WINDOW);
  const kill = (): Disturbance => ({ kind: 'kill', at: at(), server: dice.pick([0, 1] as const), down: dice.integer(300) });
  const cuts = (): Disturbance[] => [
    { kind: 'cut', at: at() },
    ...Array.from({ length: 4 }, (): Disturbance => ({ kind: 'cut_at_commit', at: at(), fault: dice.pick(['before', 'after'] as const) })),
  ];
  const stop = (): Disturbance => ({ kind: 'stop_postgres', at: at(), down: dice.integer(400) });
  return dice
    .pick([() => [], () => [kill()], () => [kill()], () => [kill(), kill()], cuts, () => [stop()], () => [kill(), stop(), ...cuts()]])()
    .sort((a, b) => a.at - b.at);
}

const kinds = [
  ...['free', 'free', 'gift', 'gift', 'gift', 'gift', 'pack', 'pack', 'early'],
  ...['blocked', 'recipient_leaves', 'payer_leaves', 'expired'],
] as Story['kind'][];

function planStory(dice: Dice): Story {
  const start = dice.integer(WINDOW);
  const kind = dice.pick(kinds);
  switch (kind) {
    case 'free':
      return { kind, start, isRepeated: dice.chance(0.5) };
    case 'gift':
      return { kind, start, gift: planGift(dice), isRepeated: dice.chance(0.3), bill: planBill(dice) };
    case 'pack':
      return { kind, start, pack: dice.pick(['pack_1', 'pack_3', 'pack_6'] as const), isSpentOn: dice.chance(0.4), bill: planBill(dice) };
    case 'early':
      return { kind, start, bills: Array.from({ length: 1 + dice.integer(2) }, () => planBill(dice)) };
    case 'expired':
      return { kind, start, gift: planGift(dice), bill: planBill(dice) };
    default:
      return { kind, start, gift: planGift(dice), isBefore: dice.chance(0.6), bill: planBill(dice) };
  }
}

/** Gifts of the catalogue and their prices. */
const prices = { teddy: 49, bouquet: 49, unicorn: 79, surprise_box: 49, surprise_pack: 99, wish_pack: 149 } as const;
const EXTRA = 49;

function planGift(dice: Dice): GiftChoice {
  const isFullyAnonymous = dice.chance(0.35);
  if (dice.chance(0.2)) {
    const price = EXTRA + (isFullyAnonymous ? EXTRA : 0);
    return { itemId: 'surprise', price, isSuper: false, isFullyAnonymous, isOpenSympathy: false, isAnonymousMessage: true };
  }
  const itemId = dice.pick(['teddy', 'teddy', 'bouquet', 'unicorn', 'surprise_box', 'surprise_pack', 'wish_pack'] as const);
  const isSuper = dice.chance(0.2);
  const price = prices[itemId] + (isFullyAnonymous ? EXTRA : 0) + (isSuper ? EXTRA : 0);
  return { itemId, price, isSuper, isFullyAnonymous, isOpenSympathy: !isFullyAnonymous && dice.chance(0.2), isAnonymousMessage: false };
}

function planBill(dice: Dice): Bill {
  return {
    question: dice.pick(['never', 'before', 'before', 'before', 'twice', 'after']),
    paysDespiteNo: dice.chance(0.5),
    payings: Array.from({ length: dice.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 3]) }, () => planPaying(dice)),
  };
}

function planPaying(dice: Dice): Paying {
  const askedBack = dice.chance(0.15) ? { by: dice.pick(['operator', 'operator', 'messenger'] as const), after: dice.integer(900) } : null;
  const currency = dice.chance(0.03) ? 'USD' : 'XTR';
  const tellings = ['once', 'once', 'once', 'in_both', 'twice', 'again_later', 'late', 'never'] as const;
  return {
    wait: dice.integer(150),
    by: dice.chance(0.06) ? 'stranger' : 'payer',
    more: dice.chance(0.06) ? dice.pick([-1, 1] as const) : 0,
    currency,
    payload: dice.chance(0.06) ? dice.pick(['unknown', 'garbage'] as const) : 'order',
    // the list contains only Stars: payments in other currencies are sent once or never
    telling: currency === 'USD' ? 'once' : dice.pick(tellings),
    askedBack,
    isKept: askedBack?.by !== 'messenger' && dice.chance(0.05),
  };
}
