import { makeSeededRandom, type SeededRandom } from './seeded-random.ts';

/** How the bot is notified of a payment. `again_later`: the same update once more; `in_both`: sent to both servers at once. */
export type Notification = 'once' | 'in_both' | 'twice' | 'again_later' | 'late' | 'never';

/** One payment for an order, correct or not. Times are milliseconds. */
export interface PaymentAttempt {
  readonly wait: number;
  readonly by: 'payer' | 'stranger';
  /** Stars above the order's amount. */
  readonly excess: -1 | 0 | 1;
  readonly currency: 'XTR' | 'USD';
  readonly payload: 'order' | 'unknown' | 'garbage';
  readonly notification: Notification;
  /** The party that refunds it even if it is correct: an operator, or Telegram without a request. */
  readonly refundRequest: { readonly by: 'operator' | 'messenger'; readonly after: number } | null;
  /** Telegram rejects its refund permanently. */
  readonly isKept: boolean;
}

export interface PaymentPlan {
  /** When Telegram sends the pre-checkout query. */
  readonly preCheckout: 'never' | 'before' | 'twice' | 'after';
  readonly paysAfterRejection: boolean;
  readonly attempts: readonly PaymentAttempt[];
}

export interface GiftChoice {
  readonly itemId: string;
  readonly price: number;
  readonly isSuper: boolean;
  readonly isFullyAnonymous: boolean;
  readonly isOpenSympathy: boolean;
  readonly isAnonymousMessage: boolean;
}

/** Actions of a few people, one after the other. Scenarios run concurrently. */
export type Scenario = { readonly start: number } & (
  | { readonly kind: 'free'; readonly isRepeated: boolean }
  | { readonly kind: 'gift'; readonly gift: GiftChoice; readonly isRepeated: boolean; readonly paymentPlan: PaymentPlan }
  | { readonly kind: 'pack'; readonly pack: 'pack_1' | 'pack_3' | 'pack_6'; readonly isSpentOn: boolean; readonly paymentPlan: PaymentPlan }
  | { readonly kind: 'early'; readonly paymentPlans: readonly PaymentPlan[] }
  | { readonly kind: 'blocked'; readonly gift: GiftChoice; readonly isBefore: boolean; readonly paymentPlan: PaymentPlan }
  | {
      readonly kind: 'recipient_leaves' | 'payer_leaves';
      readonly gift: GiftChoice;
      readonly isBefore: boolean;
      readonly paymentPlan: PaymentPlan;
    }
  | { readonly kind: 'expired'; readonly gift: GiftChoice; readonly paymentPlan: PaymentPlan }
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
  readonly scenarios: readonly Scenario[];
  readonly disturbances: readonly Disturbance[];
  /** At the end, at rest, every update is sent again, and some refunds are requested. */
  readonly repeatsUpdates: boolean;
}

/** Milliseconds within which scenarios and disturbances start. */
export const WINDOW = 1_500;
const SCENARIO_COUNT = 10;

export function makePlan(seed: number): Plan {
  const random = makeSeededRandom(seed);
  const disturbances = planDisturbances(random);
  return {
    seed,
    failing: random.pick([0, 0.1, 0.25]),
    disturbances,
    scenarios: Array.from({ length: SCENARIO_COUNT }, () => planScenario(random)),
    repeatsUpdates: random.chance(0.3),
  };
}

function planDisturbances(random: SeededRandom): Disturbance[] {
  const at = () => 200 + random.integer(WINDOW);
  const kill = (): Disturbance => ({ kind: 'kill', at: at(), server: random.pick([0, 1] as const), down: random.integer(300) });
  const cuts = (): Disturbance[] => [
    { kind: 'cut', at: at() },
    ...Array.from(
      { length: 4 },
      (): Disturbance => ({ kind: 'cut_at_commit', at: at(), fault: random.pick(['before', 'after'] as const) }),
    ),
  ];
  const stop = (): Disturbance => ({ kind: 'stop_postgres', at: at(), down: random.integer(400) });
  return random
    .pick([() => [], () => [kill()], () => [kill()], () => [kill(), kill()], cuts, () => [stop()], () => [kill(), stop(), ...cuts()]])()
    .sort((a, b) => a.at - b.at);
}

const kinds = [
  ...['free', 'free', 'gift', 'gift', 'gift', 'gift', 'pack', 'pack', 'early'],
  ...['blocked', 'recipient_leaves', 'payer_leaves', 'expired'],
] as Scenario['kind'][];

function planScenario(random: SeededRandom): Scenario {
  const start = random.integer(WINDOW);
  const kind = random.pick(kinds);
  switch (kind) {
    case 'free':
      return { kind, start, isRepeated: random.chance(0.5) };
    case 'gift':
      return { kind, start, gift: planGift(random), isRepeated: random.chance(0.3), paymentPlan: planPayment(random) };
    case 'pack':
      return {
        kind,
        start,
        pack: random.pick(['pack_1', 'pack_3', 'pack_6'] as const),
        isSpentOn: random.chance(0.4),
        paymentPlan: planPayment(random),
      };
    case 'early':
      return { kind, start, paymentPlans: Array.from({ length: 1 + random.integer(2) }, () => planPayment(random)) };
    case 'expired':
      return { kind, start, gift: planGift(random), paymentPlan: planPayment(random) };
    default:
      return { kind, start, gift: planGift(random), isBefore: random.chance(0.6), paymentPlan: planPayment(random) };
  }
}

/** Gifts of the catalogue and their prices. */
const prices = { teddy: 49, bouquet: 49, unicorn: 79, surprise_box: 49, surprise_pack: 99, wish_pack: 149 } as const;
const EXTRA = 49;

function planGift(random: SeededRandom): GiftChoice {
  const isFullyAnonymous = random.chance(0.35);
  if (random.chance(0.2)) {
    const price = EXTRA + (isFullyAnonymous ? EXTRA : 0);
    return { itemId: 'surprise', price, isSuper: false, isFullyAnonymous, isOpenSympathy: false, isAnonymousMessage: true };
  }
  const itemId = random.pick(['teddy', 'teddy', 'bouquet', 'unicorn', 'surprise_box', 'surprise_pack', 'wish_pack'] as const);
  const isSuper = random.chance(0.2);
  const price = prices[itemId] + (isFullyAnonymous ? EXTRA : 0) + (isSuper ? EXTRA : 0);
  return { itemId, price, isSuper, isFullyAnonymous, isOpenSympathy: !isFullyAnonymous && random.chance(0.2), isAnonymousMessage: false };
}

function planPayment(random: SeededRandom): PaymentPlan {
  return {
    preCheckout: random.pick(['never', 'before', 'before', 'before', 'twice', 'after']),
    paysAfterRejection: random.chance(0.5),
    attempts: Array.from({ length: random.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 3]) }, () => planAttempt(random)),
  };
}

function planAttempt(random: SeededRandom): PaymentAttempt {
  const refundRequest = random.chance(0.15)
    ? { by: random.pick(['operator', 'operator', 'messenger'] as const), after: random.integer(900) }
    : null;
  const currency = random.chance(0.03) ? 'USD' : 'XTR';
  const notifications = ['once', 'once', 'once', 'in_both', 'twice', 'again_later', 'late', 'never'] as const;
  return {
    wait: random.integer(150),
    by: random.chance(0.06) ? 'stranger' : 'payer',
    excess: random.chance(0.06) ? random.pick([-1, 1] as const) : 0,
    currency,
    payload: random.chance(0.06) ? random.pick(['unknown', 'garbage'] as const) : 'order',
    // the list contains only Stars: payments in other currencies are sent once or never
    notification: currency === 'USD' ? 'once' : random.pick(notifications),
    refundRequest,
    isKept: refundRequest?.by !== 'messenger' && random.chance(0.05),
  };
}
