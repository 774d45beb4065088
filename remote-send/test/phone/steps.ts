import { rstest } from '@rstest/core';
import fc from 'fast-check';
import { addressOf, type Owed, type Place } from './owed.ts';
import type { Phone } from './phone.tsx';
import type { Fate, Server } from './server.ts';

/** State that a sequence works on. */
export interface World {
  readonly phone: Phone;
  readonly server: Server;
}

export type Step = fc.AsyncCommand<Owed, World>;

/** A step that is checked right after it ran. */
function step(name: string, run: (owed: Owed, world: World) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (owed, world) => {
      await run(owed, world);
      owed.judge(world.phone);
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
async function goToWords({ at }: Owed, { phone }: World): Promise<void> {
  if (!phone.isSheetOpen()) await phone.press(write);
  if (phone.field() === null) await phone.press(at.page === 'send' ? gifts.send : 'Back');
}

async function send(owed: Owed, { phone, server }: World, fate: Fate): Promise<void> {
  server.fate = fate;
  await goToWords(owed, { phone, server });
  const isPaid = fate === 'unpaid';
  if (owed.at.page === 'ask') {
    await phone.press('Continue');
    await phone.press(isPaid ? paid.ask : gifts.ask);
  } else {
    if (isPaid && (await phone.press('Back'))) await phone.press(paid.send);
    await phone.press('Send');
  }
  await phone.pass(1500);
}

async function goTo(owed: Owed, next: Partial<Place>): Promise<string> {
  owed.at = { ...owed.at, ...next };
  return addressOf(owed.at);
}

const account = fc.constantFrom('annannann2', 'berberber2');
const place = fc.constantFrom<Pick<Place, 'page' | 'to'>>(
  { page: 'send', to: 'carcarcar2' },
  { page: 'ask', to: 'carcarcar2' },
  { page: 'send', to: 'dandandan2' },
);
const fate = fc.constantFrom<Fate>('arrives', 'refused', 'silence', 'lost', 'expired', 'late', 'unpaid');
const text = fc.constantFrom('Dear', 'Привет, ты', '  spaced ', 'two\nlines', '🙈', 'Hello', 'x'.repeat(120), '', '   ');

async function writeOn(owed: Owed, world: World, base = 'Written on'): Promise<void> {
  await goToWords(owed, world);
  const typed = owed.fresh(base);
  if (await world.phone.type(typed)) owed.typed(typed);
}

const typing = text.map((base) => step(`type ${JSON.stringify(base)}`, (owed, world) => writeOn(owed, world, base)));

const close = step('close', async (_, { phone }) => {
  await phone.press('Close');
  await phone.pass(600);
});
const leaving = fc.constantFrom(
  close,
  close,
  step('back', (_, { phone }) => phone.press('Back')),
  step('Escape', (_, { phone }) => phone.pressEscape()),
);
const coming = fc.constantFrom(
  step('write', (_, { phone }) => phone.press(write)),
  step('write from the public list', async (_, { phone }) => {
    await phone.press(/See public answers/);
    await phone.press(/^(Send a valentine|Ask a question)$/);
    await phone.pass(600);
  }),
);
const choosing = fc.constantFrom(
  step('on to the words', goToWords),
  step('on to the feelings', (_, { phone }) => phone.press('Continue')),
  step('a ready-made text, and back to own words', async (_, { phone }) => {
    await phone.press(/^Suggest a (message|question)$/);
    await phone.press('Back to my words');
  }),
  step('start over', async (owed, { phone }) => {
    if (await phone.press('Start over')) owed.thrownAway();
  }),
);

const sending = fate.map((next) => step(`send: ${next}`, (owed, world) => send(owed, world, next)));
const lateAnswer = fc.constantFrom<Fate>('arrives', 'refused', 'silence', 'lost').map((next) =>
  step(`a late answer: ${next}`, async (_, { phone, server }) => {
    server.fate = next;
    server.answerLate();
    await phone.pass(600);
  }),
);

/** Sequences that random steps reach too rarely. */
const unlucky = fc.constantFrom(
  step('sent, broken down, written on, and answered', async (owed, world) => {
    await send(owed, world, 'late');
    await world.phone.breakDown();
    await writeOn(owed, world);
    world.server.fate = 'arrives';
    world.server.answerLate();
    await world.phone.pass(600);
  }),
  step('unpaid, and written on', async (owed, world) => {
    await send(owed, world, 'unpaid');
    await writeOn(owed, world);
  }),
  step('unpaid, written on, and paid after all', async (owed, world) => {
    await send(owed, world, 'unpaid');
    await writeOn(owed, world);
    world.server.payLate();
    await world.phone.hearOfOrder();
  }),
  step('the payment comes after all', async (_, { phone, server }) => {
    server.payLate();
    await phone.hearOfOrder();
  }),
);

const moving = place.map((next) => step(`go to ${next.page}/${next.to}`, async (owed, { phone }) => phone.go(await goTo(owed, next))));
const reloading = fc.constantFrom(
  step('reload', (owed, { phone }) => phone.relaunch(owed.at.account, addressOf(owed.at))),
  step('the page breaks', (_, { phone }) => phone.breakDown()),
);
const launching = fc
  .record({ account, place })
  .map(({ account, place }) =>
    step(`${account} opens ${place.page}/${place.to}`, async (owed, { phone }) =>
      phone.relaunch(account, await goTo(owed, { account, ...place })),
    ),
  );
const changing = account.map((next) =>
  step(`the session becomes ${next}'s`, async (owed, { phone }) => {
    await goTo(owed, { account: next });
    await phone.changeAccount(next);
  }),
);
const waiting = fc.constantFrom(
  step('an hour passes', async () => rstest.setSystemTime(Date.now() + HOUR)),
  step('opened again after a day', async (owed, { phone }) => {
    owed.expired();
    rstest.setSystemTime(Date.now() + DAY + 60_000);
    await phone.relaunch(owed.at.account, addressOf(owed.at));
  }),
);

const often = [typing, leaving, coming, sending, typing, leaving, coming, leaving, coming, typing, choosing];

/** Arbitrary sequences of events while writing; frequent ones are more likely. */
export const sequences = (maxCommands: number) =>
  fc.commands([...often, lateAnswer, unlucky, moving, reloading, launching, changing, waiting], {
    maxCommands,
    size: 'max',
  });

/** Asserts that all text due is restored after another launch. */
export async function judgeAll(owed: Owed, { phone, server }: World): Promise<void> {
  for (const next of owed.places()) {
    await phone.relaunch(next.account, await goTo(owed, next));
    await goToWords(owed, { phone, server });
    owed.judge(phone);
    // a payment event may replace the sheet: the page then offers to continue the draft
    if (phone.field() === null && phone.paper() === null) throw new Error('The typed text is not on the screen');
  }
}
