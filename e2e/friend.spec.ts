import { newDay } from './support/day.ts';
import { allowWriting, openChat } from './support/people.ts';
import { checkoutIn } from './support/sending.ts';
import { simulatorUrl } from './support/stack.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** Boris has never opened the app: each step leaves behind what the next one finds. */
test.describe.configure({ mode: 'serial' });
test.use({ isStory: true });
test.beforeAll(async ({ request }) => {
  await newDay(request);
});

const modes = [
  {
    mode: 'Valentines',
    heading: 'A valentine for a friend',
    asks: 'Who is your valentine for?',
    button: 'Pick a gift',
    title: 'A valentine for Boris',
  },
  {
    mode: 'Anonymous',
    heading: 'An anonymous question for a friend',
    asks: 'Who have you always wanted to ask something?',
    button: 'Ask anonymously',
    title: 'Ask Boris anything',
  },
] as const;

for (const [place, { mode, heading, asks, button, title }] of modes.entries()) {
  test(`[INF-01][GHO-01] ${mode}: three steps lead to the bot, which asks whom, and on to a friend who never used the app`, async ({
    phones: { alice },
  }) => {
    await alice.openApp();
    if (place === 0) await allowWriting(alice);
    await alice.app.getByRole('link', { name: /Send/ }).click();
    await alice.app.getByRole('radio', { name: mode }).check();
    await expect(alice.app.getByRole('heading', { name: heading })).toBeVisible();
    await expect(alice.app.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await alice.app.getByRole('button', { name: 'Choose a friend' }).click();
    await expect(alice.frame).toBeHidden();
    await expect(alice.screen.getByRole('log')).toContainText(asks);
    await alice.screen.getByRole('button', { name: 'Choose a friend' }).click();
    await alice.screen.getByRole('dialog').getByRole('button', { name: /Boris/ }).click();
    await expect(alice.screen.getByRole('log')).toContainText('Boris? Good choice! Tap the button and write.');
    await alice.screen
      .getByRole('log')
      .getByRole('button', { name: button })
      .or(alice.screen.getByRole('log').getByRole('link', { name: button }))
      .last()
      .click();
    await expect(alice.app.getByRole('heading', { name: title })).toBeVisible();
  });
}

test('[GHO-01] free gifts are kept for a friend who is not here yet, paid ones are refused before any invoice', async ({
  phones: { alice, boris },
  request,
}) => {
  await openChat(alice, 'Billet');
  await alice.screen
    .getByRole('log')
    .getByRole('button', { name: 'Pick a gift' })
    .or(alice.screen.getByRole('log').getByRole('link', { name: 'Pick a gift' }))
    .last()
    .click();
  await alice.app.getByRole('button', { name: 'Send a valentine' }).click();
  const { modal, message, send } = checkoutIn(alice.app);
  await expect(
    modal.getByText("Boris hasn't started Billet yet. Free gifts will be kept safe, paid ones can't be delivered so far."),
  ).toBeVisible();
  await expect(modal.getByRole('button', { name: /Teddy bear/ })).toBeDisabled();
  await modal.getByRole('button', { name: /Tulip/ }).click();
  await expect(modal.getByRole('radio', { name: 'Hidden forever', exact: true })).toHaveCount(0);
  await expect(modal.getByRole('switch', { name: 'Super valentine' })).toHaveCount(0);
  await message.fill('Waiting for you');
  await send.click();
  await expect(alice.app.getByRole('heading', { name: 'Sent!' })).toBeVisible();

  const { initData } = await (await request.get(`${simulatorUrl}/people/alice/init-data`)).json();
  const { initData: borisData } = await (await request.get(`${simulatorUrl}/people/boris/init-data`)).json();
  expect(initData).not.toBe(borisData);
  expect((await callAs<{ unread: number }>(request, borisData, 'GET', '/api/inventory/count')).unread).toBe(1);
  await expect(boris.balance).toHaveText(/1,000/);
});
