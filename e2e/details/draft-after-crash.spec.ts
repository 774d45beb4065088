import { checkoutIn, prepare } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';

test('[SND-03] after a crash the next launch restores the draft within 24 h, and not later', async ({ page, context, ann, known }) => {
  const link = { app: 'send', code: known.boris.code } as const;
  await openWithInitData(page, ann, link);
  await prepare(page, { gift: /Candy/, text: 'Half a thought', privacy: 'Signed', isSuper: true });
  const session = await context.newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
  await page.close();

  const nextLaunch = await context.newPage();
  await openWithInitData(nextLaunch, ann, link);
  const { modal, message } = checkoutIn(nextLaunch);
  await expect(message).toHaveValue('Half a thought');
  await expect(modal.getByText('Candy')).toBeVisible();
  await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();
  await expect(modal.getByRole('switch', { name: 'Super valentine' })).toBeChecked();
  await nextLaunch.close();

  const nextDay = await context.newPage();
  await nextDay.clock.install({ time: Date.now() + 24 * 3_600_000 + 60_000 });
  await openWithInitData(nextDay, ann, link);
  await expect(nextDay.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
  await expect(nextDay.getByRole('dialog')).toHaveCount(0);
});
