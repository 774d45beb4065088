import fc from 'fast-check';
import type { Desk, Fate, Kind } from './desk.ts';
import type { Owed } from './owed.ts';

export type Step = fc.AsyncCommand<Owed, Desk>;

/** A step that is checked right after it ran. */
function step(name: string, run: (owed: Owed, desk: Desk) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (owed, desk) => {
      await run(owed, desk);
      owed.judge(desk);
    },
    toString: () => name,
  };
}

const kinds = fc.constantFrom<Kind>('reply', 'report');
const texts = fc.constantFrom('Dear', 'Привет', ' spaced ', '🙈', 'Hello', '');

const typing = fc.tuple(kinds, texts).map(([kind, base]) =>
  step(`${kind}: type ${JSON.stringify(base)}`, async (owed, desk) => {
    await desk.goTo(kind);
    const typed = owed.fresh(base);
    if (desk.kind === kind && (await desk.type(typed))) owed.typed(kind, typed);
  }),
);

const pressing = fc.constantFrom(
  step('back', (_, desk) => desk.press(/^Back$/)),
  step('Escape', (_, desk) => desk.escape()),
  step('close', (_, desk) => desk.press(/^Close$/)),
  step('start over', async (owed, desk) => {
    const { kind } = desk;
    if (kind && (await desk.press(/^Start over$/))) owed.thrownAway(kind);
  }),
  step('throw away', async (owed, desk) => {
    if (await desk.press(/^Throw away$/)) owed.thrownAway('reply');
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
  step('another account', async (owed, desk) => {
    owed.account = owed.account === 'annannann2' ? 'berberber2' : 'annannann2';
    await desk.open();
  }),
  step('answered on another phone', (_, desk) => desk.answerElsewhere()),
);

/** Arbitrary sequences of events during answers and reports. */
export const sequences = (maxCommands: number) =>
  fc.commands([typing, pressing, sending, typing, pressing, late, typing, opening], { maxCommands, size: 'max' });

/** Asserts that all text due is restored after another launch, also under the answer of an answered note. */
export async function judgeAll(owed: Owed, desk: Desk): Promise<void> {
  for (const account of ['annannann2', 'berberber2']) {
    owed.account = account;
    for (const kind of owed.dueTo(account)) {
      await desk.open();
      await desk.goTo(kind);
      owed.judge(desk);
      const isUnderAnswer = kind === 'reply' && desk.answer !== null && /Your other words, not sent/.test(desk.screen());
      if (desk.kind !== kind && !isUnderAnswer) throw new Error(`The text of the ${kind} is not on the screen`);
    }
  }
}
