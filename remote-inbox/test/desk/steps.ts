import fc from 'fast-check';
import type { Desk, Fate, Kind } from './desk.ts';
import type { ExpectedTexts } from './expected-texts.ts';

export type Step = fc.AsyncCommand<ExpectedTexts, Desk>;

/** A step that is checked right after it ran. */
function step(name: string, run: (expected: ExpectedTexts, desk: Desk) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (expected, desk) => {
      await run(expected, desk);
      expected.check(desk);
    },
    toString: () => name,
  };
}

const kinds = fc.constantFrom<Kind>('reply', 'report');
const texts = fc.constantFrom('Dear', 'Привет', ' spaced ', '🙈', 'Hello', '');

const typing = fc.tuple(kinds, texts).map(([kind, base]) =>
  step(`${kind}: type ${JSON.stringify(base)}`, async (expected, desk) => {
    await desk.goTo(kind);
    const typed = expected.fresh(base);
    if (desk.kind === kind && (await desk.type(typed))) expected.typed(kind, typed);
  }),
);

const pressing = fc.constantFrom(
  step('back', (_, desk) => desk.press(/^Back$/)),
  step('Escape', (_, desk) => desk.escape()),
  step('close', (_, desk) => desk.press(/^Close$/)),
  step('start over', async (expected, desk) => {
    const { kind } = desk;
    if (kind && (await desk.press(/^Start over$/))) expected.thrownAway(kind);
  }),
  step('throw away', async (expected, desk) => {
    if (await desk.press(/^Throw away$/)) expected.thrownAway('reply');
  }),
);

const sending = fc.tuple(kinds, fc.constantFrom<Fate>('arrives', 'refused', 'silence', 'late')).map(([kind, fate]) =>
  step(`${kind}: send, ${fate}`, async (_, desk) => {
    await desk.goTo(kind);
    desk.fate = fate;
    await desk.send();
  }),
);

const late = fc.constantFrom<Fate>('arrives', 'refused', 'silence').map((fate) =>
  step(`a late answer: ${fate}`, async (_, desk) => {
    desk.fate = fate;
    await desk.answerLate();
  }),
);

const opening = fc.constantFrom(
  step('reload', (_, desk) => desk.open()),
  step('the page breaks', (_, desk) => desk.open(false)),
  step('another account', async (expected, desk) => {
    expected.account = expected.account === 'annannann2' ? 'berberber2' : 'annannann2';
    await desk.open();
  }),
  step('answered on another phone', (_, desk) => desk.answerElsewhere()),
);

/** Arbitrary sequences of events during answers and reports. */
export const sequences = (maxCommands: number) =>
  fc.commands([typing, pressing, sending, typing, pressing, late, typing, opening], { maxCommands, size: 'max' });

/** Asserts that all text due is restored after another launch, also under the answer of an answered note. */
export async function expectAllRestored(expected: ExpectedTexts, desk: Desk): Promise<void> {
  for (const account of ['annannann2', 'berberber2']) {
    expected.account = account;
    for (const kind of expected.dueTo(account)) {
      await desk.open();
      await desk.goTo(kind);
      expected.check(desk);
      const isUnderAnswer = kind === 'reply' && desk.answer !== null && /Your other version, not sent/.test(desk.screen());
      if (desk.kind !== kind && !isUnderAnswer) throw new Error(`The text of the ${kind} is not on the screen`);
    }
  }
}
