import { rstest } from '@rstest/core';
import fc from 'fast-check';
import { addressOf, type ExpectedTexts, type Place } from './expected-texts.ts';
import type { Phone } from './phone.tsx';
import type { Outcome, Server } from './server.ts';

/** State that a sequence works on. */
export interface World {
  readonly phone: Phone;
  readonly server: Server;
}

export type Step = fc.AsyncCommand<ExpectedTexts, World>;

/** A step that is checked right after it ran. */
function step(name: string, run: (expected: ExpectedTexts, world: World) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (expected, world) => {
      await run(expected, world);
      expected.check(world.phone);
    },
    toString: () => name,
  };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const write = /^(Send a valentine|Ask anonymously|Continue|Ask something else)$/;
const gifts = { send: /^Tulip/, ask: /^Just a question/ };
const paid = { send: /^Teddy bear/, ask: /^Gift surprise/ };

/** Opens the message field from anywhere. */
async function openTextField({ at }: ExpectedTexts, { phone }: World): Promise<void> {
  if (!phone.isSheetOpen()) await phone.press(write);
  if (phone.field() === null) await phone.press(at.page === 'send' ? gifts.send : 'Back');
}

async function send(expected: ExpectedTexts, { phone, server }: World, outcome: Outcome): Promise<void> {
  server.outcome = outcome;
  await openTextField(expected, { phone, server });
  const isPaid = outcome === 'unpaid';
  if (expected.at.page === 'ask') {
    await phone.press('Continue');
    await phone.press(isPaid ? paid.ask : gifts.ask);
  } else {
    if (isPaid && (await phone.press('Back'))) await phone.press(paid.send);
    await phone.press('Send');
  }
  await phone.pass(1500);
}

async function goTo(expected: ExpectedTexts, next: Partial<Place>): Promise<string> {
  expected.at = { ...expected.at, ...next };
  return addressOf(expected.at);
}

const account = fc.constantFrom('annannann2', 'berberber2');
const place = fc.constantFrom<Pick<Place, 'page' | 'to'>>(
  { page: 'send', to: 'carcarcar2' },
  { page: 'ask', to: 'carcarcar2' },
  { page: 'send', to: 'dandandan2' },
);
const outcomes = fc.constantFrom<Outcome>('arrives', 'refused', 'silence', 'lost', 'expired', 'late', 'unpaid');
const text = fc.constantFrom('Dear', 'Привет, ты', '  spaced ', 'two\nlines', '🙈', 'Hello', 'x'.repeat(120), '', '   ');

async function typeMore(expected: ExpectedTexts, world: World, base = 'Written on'): Promise<void> {
  await openTextField(expected, world);
  const typed = expected.fresh(base);
  if (await world.phone.type(typed)) expected.typed(typed);
}

const typing = text.map((base) => step(`type ${JSON.stringify(base)}`, (expected, world) => typeMore(expected, world, base)));

const close = step('close', async (_, { phone }) => {
  await phone.press('Close');
  await phone.pass(600);
});
const closing = fc.constantFrom(
  close,
  close,
  step('back', (_, { phone }) => phone.press('Back')),
  step('Escape', (_, { phone }) => phone.pressEscape()),
);
const opening = fc.constantFrom(
  step('write', (_, { phone }) => phone.press(write)),
  step('write from the public list', async (_, { phone }) => {
    await phone.press(/See public answers/);
    await phone.press(/^(Send a valentine|Ask a question)$/);
    await phone.pass(600);
  }),
);
const choosing = fc.constantFrom(
  step('on to the words', openTextField),
  step('on to the feelings', (_, { phone }) => phone.press('Continue')),
  step('a ready-made text, and back to own words', async (_, { phone }) => {
    await phone.press(/^Suggest a (message|question)$/);
    await phone.press('Back to my words');
  }),
  step('start over', async (expected, { phone }) => {
    if (await phone.press('Start over')) expected.discarded();
  }),
);

const sending = outcomes.map((next) => step(`send: ${next}`, (expected, world) => send(expected, world, next)));
const lateAnswer = fc.constantFrom<Outcome>('arrives', 'refused', 'silence', 'lost').map((next) =>
  step(`a late answer: ${next}`, async (_, { phone, server }) => {
    server.outcome = next;
    server.answerLate();
    await phone.pass(600);
  }),
);

/** Sequences that random steps reach too rarely. */
const rare = fc.constantFrom(
  step('sent, broken down, written on, and answered', async (expected, world) => {
    await send(expected, world, 'late');
    await world.phone.remountPage();
    await typeMore(expected, world);
    world.server.outcome = 'arrives';
    world.server.answerLate();
    await world.phone.pass(600);
  }),
  step('unpaid, and written on', async (expected, world) => {
    await send(expected, world, 'unpaid');
    await typeMore(expected, world);
  }),
  step('unpaid, written on, and paid after all', async (expected, world) => {
    await send(expected, world, 'unpaid');
    await typeMore(expected, world);
    world.server.payLate();
    await world.phone.announceOrder();
  }),
  step('the payment comes after all', async (_, { phone, server }) => {
    server.payLate();
    await phone.announceOrder();
  }),
);

const moving = place.map((next) =>
  step(`go to ${next.page}/${next.to}`, async (expected, { phone }) => phone.go(await goTo(expected, next))),
);
const reloading = fc.constantFrom(
  step('reload', (expected, { phone }) => phone.relaunch(expected.at.account, addressOf(expected.at))),
  step('the page breaks', (_, { phone }) => phone.remountPage()),
);
const launching = fc
  .record({ account, place })
  .map(({ account, place }) =>
    step(`${account} opens ${place.page}/${place.to}`, async (expected, { phone }) =>
      phone.relaunch(account, await goTo(expected, { account, ...place })),
    ),
  );
const changing = account.map((next) =>
  step(`the session becomes ${next}'s`, async (expected, { phone }) => {
    await goTo(expected, { account: next });
    await phone.changeAccount(next);
  }),
);
const waiting = fc.constantFrom(
  step('an hour passes', async () => rstest.setSystemTime(Date.now() + HOUR)),
  step('opened again after a day', async (expected, { phone }) => {
    expected.expired();
    rstest.setSystemTime(Date.now() + DAY + 60_000);
    await phone.relaunch(expected.at.account, addressOf(expected.at));
  }),
);

const often = [typing, closing, opening, sending, typing, closing, opening, closing, opening, typing, choosing];

/** Arbitrary sequences of events while writing; frequent ones are more likely. */
export const sequences = (maxCommands: number) =>
  fc.commands([...often, lateAnswer, rare, moving, reloading, launching, changing, waiting], {
    maxCommands,
    size: 'max',
  });

/** Asserts that all text due is restored after another launch. */
export async function expectAllRestored(expected: ExpectedTexts, { phone, server }: World): Promise<void> {
  for (const next of expected.places()) {
    await phone.relaunch(next.account, await goTo(expected, next));
    await openTextField(expected, { phone, server });
    expected.check(phone);
    // a payment event may replace the sheet: the page then offers to continue the draft
    if (phone.field() === null && phone.draftText() === null) throw new Error('The typed text is not on the screen');
  }
}
