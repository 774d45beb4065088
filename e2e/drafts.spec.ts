import { change } from './support/day.ts';
import { openLink } from './support/people.ts';
import { prepare } from './support/sending.ts';
import { expect, test } from './support/test.ts';

test('[PAY-01][PAY-03] reloaded while the invoice stands open: a payment that came through meanwhile is believed', async ({
  phones: { page, alice },
  known,
}) => {
  await change(page.request, 'alice', { outcome: 'no_answer' });
  await openLink(alice, { code: known.boris.code, app: 'send' });
  const { send } = await prepare(alice.app, { gift: /Teddy bear/, text: 'Paid, then lost' });
  await send.click();
  const paid = page.waitForResponse((answer) => answer.url().endsWith('/pay'));
  await alice.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
  await paid;
  await alice.screen.getByRole('button', { name: 'More' }).click();
  await alice.screen.getByRole('menuitem', { name: /Reload/ }).click();
  await expect(alice.app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
  await expect(alice.app.getByText('Paid, then lost')).toBeVisible();
});
