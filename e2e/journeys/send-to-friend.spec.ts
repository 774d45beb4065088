import { allowWriting } from '../support/people.ts';
import { checkoutIn, goToRoute } from '../support/sending.ts';
import { simulatorUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

const modes = [
  { mode: 'Anonymous', heading: 'An anonymous question for a friend' },
  { mode: 'Valentines', heading: 'A valentine for a friend' },
] as const;

test('Alice writes to Boris before he has used the app', async ({ phones: { alice, boris }, request }) => {
  const { modal, message, send } = checkoutIn(alice.app);
  const chat = alice.screen.getByRole('log');
  await alice.openApp();
  await allowWriting(alice);

  await test.step('[INF-01] the page of friends has three steps in each mode, which lead to the bot', async () => {
    await goToRoute(alice.app, '/send-to-friend');
    for (const { mode, heading } of modes) {
      await alice.app.getByRole('radio', { name: mode }).check();
      await expect(alice.app.getByRole('heading', { name: heading })).toBeVisible();
      await expect(alice.app.getByRole('main').getByRole('listitem')).toHaveCount(3);
    }
    await alice.app.getByRole('button', { name: 'Choose a friend' }).click();
    await expect(alice.frame).toBeHidden();
    await expect(chat).toContainText('Who’s your valentine for?');
  });

  await test.step('[INF-01][GHO-01] the bot answers the choice of a friend with a button that opens their page', async () => {
    await alice.screen.getByRole('button', { name: 'Choose a friend' }).click();
    await alice.screen.getByRole('dialog').getByRole('button', { name: /Boris/ }).click();
    await expect(chat).toContainText('Boris? Good choice! Tap the button and write.');
    await chat
      .getByRole('button', { name: 'Pick a gift' })
      .or(chat.getByRole('link', { name: 'Pick a gift' }))
      .last()
      .click();
    await expect(alice.app.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
  });

  await test.step('[GHO-01] paid gifts and extras are not offered for a friend who has not started the app', async () => {
    await alice.app.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(modal.getByText('Boris isn’t on Billet yet. We’ll keep free gifts safe; paid ones can’t be delivered yet.')).toBeVisible();
    await expect(modal.getByRole('button', { name: /Teddy bear/ })).toBeDisabled();
    await modal.getByRole('button', { name: /Tulip/ }).click();
    await expect(message).toBeVisible();
    await expect(modal.getByRole('radio', { name: 'Hidden forever', exact: true })).toHaveCount(0);
    await expect(modal.getByRole('switch', { name: 'Super valentine' })).toHaveCount(0);
  });

  await test.step('[GHO-01] a free gift is kept until the friend starts the app', async () => {
    await message.fill('Waiting for you');
    await send.click();
    await expect(alice.app.getByRole('heading', { name: 'Sent!' })).toBeVisible();
    await expect(boris.balance).toHaveText(/1,000/);
    const { initData } = await (await request.get(`${simulatorUrl}/people/boris/init-data`)).json();
    expect(await callAs(request, initData, 'GET', '/api/inventory/count')).toMatchObject({ unread: 1 });
  });
});
