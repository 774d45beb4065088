import { expect, test } from '@rstest/core';
import { makePlan } from './plan.ts';

const plans = Array.from({ length: 300 }, (_, seed) => makePlan(seed));

test('[PAY-02] a seed determines the whole schedule, and different seeds give different schedules', () => {
  expect(makePlan(7)).toEqual(makePlan(7));
  expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(300);
});

test('[PAY-02] the schedules contain every scenario, every fault and every way of notification', () => {
  const scenarios = plans.flatMap((plan) => plan.scenarios);
  const paymentPlans = scenarios.flatMap((scenario) =>
    'paymentPlans' in scenario ? scenario.paymentPlans : 'paymentPlan' in scenario ? [scenario.paymentPlan] : [],
  );
  const attempts = paymentPlans.flatMap((plan) => plan.attempts);
  const kindsOf = (all: readonly { readonly kind: string }[]) => [...new Set(all.map(({ kind }) => kind))].sort();
  expect(kindsOf(scenarios)).toEqual(['blocked', 'early', 'expired', 'free', 'gift', 'pack', 'payer_leaves', 'recipient_leaves']);
  expect(kindsOf(plans.flatMap((plan) => plan.disturbances))).toEqual(['cut', 'cut_at_commit', 'kill', 'stop_postgres']);
  expect([...new Set(attempts.map(({ notification }) => notification))].sort()).toEqual([
    'again_later',
    'in_both',
    'late',
    'never',
    'once',
    'twice',
  ]);
  expect(new Set(paymentPlans.map(({ preCheckout }) => preCheckout)).size).toBe(4);
  for (const wrong of [
    { by: 'stranger' },
    { excess: 1 },
    { excess: -1 },
    { currency: 'USD' },
    { payload: 'unknown' },
    { payload: 'garbage' },
  ])
    expect(attempts).toContainEqual(expect.objectContaining(wrong));
  expect(paymentPlans.some((plan) => plan.attempts.length > 1)).toBe(true);
  expect(attempts.some(({ refundRequest }) => refundRequest)).toBe(true);
  expect(plans.some(({ disturbances }) => disturbances.length === 0)).toBe(true);
});
