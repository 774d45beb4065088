import fc from 'fast-check';
import type { ExpectedTexts } from './expected-texts.ts';
import type { Kind, Outcome, Phone } from './phone.ts';

export type Step = fc.AsyncCommand<ExpectedTexts, Phone>;

/** A step that is checked right after it ran. */
function step(name: string, run: (expected: ExpectedTexts, phone: Phone) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (expected, phone) => {
      await run(expected, phone);
      expected.check(phone);
    },
    toString: () => name,
  };
}

const kinds = fc.constantFrom<Kind>('reply', 'report');
const texts = fc.constantFrom('Dear', 'Привет', ' spaced ', '🙈', 'Hello', '');

const typing = fc.tuple(kinds, texts).map(([kind, base]) =>
  step(`${kind}: type ${JSON.stringify(base)}`, async (expected, phone) => {
    await phone.goTo(kind);
    const typed = expected.fresh(base);
    if (phone.kind === kind && (await phone.type(typed))) expected.typed(kind, typed);
  }),
);

const pressing = fc.constantFrom(
  step('back', (_, phone) => phone.press(/^Back$/)),
  step('Escape', (_, phone) => phone.escape()),
  step('close', (_, phone) => phone.press(/^Close$/)),
  step('start over', async (expected, phone) => {
    const { kind } = phone;
    if (kind && (await phone.press(/^Start over$/))) expected.discarded(kind);
  }),
  step('throw away', async (expected, phone) => {
    if (await phone.press(/^Throw away$/)) expected.discarded('reply');
  }),
);

const sending = fc.tuple(kinds, fc.constantFrom<Outcome>('arrives', 'refused', 'silence', 'late')).map(([kind, outcome]) =>
  step(`${kind}: send, ${outcome}`, async (_, phone) => {
    await phone.goTo(kind);
    phone.outcome = outcome;
    await phone.send();
  }),
);

const late = fc.constantFrom<Outcome>('arrives', 'refused', 'silence').map((outcome) =>
  step(`a late answer: ${outcome}`, async (_, phone) => {
    phone.outcome = outcome;
    await phone.answerLate();
  }),
);

const opening = fc.constantFrom(
  step('reload', (_, phone) => phone.open()),
  step('the page breaks', (_, phone) => phone.open(false)),
  step('another account', async (expected, phone) => {
    expected.account = expected.account === 'annannann2' ? 'berberber2' : 'annannann2';
    await phone.open();
  }),
  step('answered on another phone', (_, phone) => phone.answerElsewhere()),
);

/** Arbitrary sequences of events during answers and reports. */
export const sequences = (maxCommands: number) =>
  fc.commands([typing, pressing, sending, typing, pressing, late, typing, opening], { maxCommands, size: 'max' });

/** Asserts that all text due is restored after another launch, also under the answer of an answered note. */
export async function expectAllRestored(expected: ExpectedTexts, phone: Phone): Promise<void> {
  for (const account of ['annannann2', 'berberber2']) {
    expected.account = account;
    for (const kind of expected.dueTo(account)) {
      await phone.open();
      await phone.goTo(kind);
      expected.check(phone);
      const isUnderAnswer = kind === 'reply' && phone.answer !== null && /Your other version, not sent/.test(phone.screen());
      if (phone.kind !== kind && !isUnderAnswer) throw new Error(`The text of the ${kind} is not on the screen`);
    }
  }
}
