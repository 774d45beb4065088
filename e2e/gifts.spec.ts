import type { Page } from 'playwright/test';
import type { Known } from './support/day.ts';
import { launch } from './support/launch.ts';
import { checkoutIn } from './support/sending.ts';
import { makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** The gift step for somebody whose luck is fixed. */
async function openGifts(page: Page, ann: Stranger, { boris }: Known, luck: number) {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, luck);
  await openNative(page, ann, { app: 'send', code: boris.code });
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const { modal } = checkoutIn(page);
  await expect(modal.getByRole('listitem').first()).toBeVisible();
  return modal;
}

test('[GFT-03] the other half is offered the pack for 99, which names gifts up to 399; it is the same before and after the tap', async ({
  page,
  ann,
  known,
}) => {
  const modal = await openGifts(page, ann, known, 0.4);
  const pack = modal.getByRole('button', { name: /Surprise pack/ });
  await expect(pack.getByRole('img', { name: '99 Stars' })).toBeVisible();
  await expect(pack).toContainText('The odds: 1 in 4 for each.');
  await expect(pack).toContainText('Surprise pack: gifts up to 399 Stars.');
  await expect(modal.getByRole('button', { name: /Surprise box/ })).toHaveCount(0);
  await pack.click();
  await expect(checkoutIn(page).total).toContainText('99');
  await modal.getByRole('button', { name: 'Back' }).click();
  await expect(pack).toBeVisible();
});

test('[GFT-03] which surprise is offered stays for the launch: after a reload and for the next recipient', async ({
  page,
  request,
  ann,
  known,
}) => {
  const modal = await openGifts(page, ann, known, 0.4);
  const pack = modal.getByRole('button', { name: /Surprise pack/ });
  await expect(pack.getByRole('img', { name: '99 Stars' })).toBeVisible();
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  await page.reload();
  await expect(pack).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();

  const next = await makeStranger(request, { firstName: 'Carl' });
  await page.evaluate((code) => {
    location.hash = `#/send?code=${code}`;
  }, next.code);
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  await expect(modal.getByText('For Carl')).toBeVisible();
  await expect(pack).toBeVisible();
  await expect(modal.getByRole('button', { name: /Surprise box/ })).toHaveCount(0);
});

test('[GFT-02][NAV-05] the Easter banner leads to the cake: the page says where it is, and it is the first of the paid until midnight in Moscow', async ({
  page,
  ann,
  known,
  problems,
  setClock,
}) => {
  await setClock('2027-04-20T09:00:00.000Z');
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Easter cakes/ }).click();
  await expect(page.getByText('Easter cakes go with valentines: choose “Valentines” above.')).toBeVisible();
  await page.getByRole('radio', { name: 'Valentines' }).check();
  await expect(page.getByText('The Easter cake stands right after the free gifts.')).toBeVisible();

  const modal = await openGifts(page, ann, known, 0.9);
  const gifts = modal.getByRole('listitem').getByRole('button');
  for (const [place, name] of ['Tulip', 'Candy', 'Kiss', 'Easter cake', 'Surprise box', 'Teddy bear'].entries())
    await expect(gifts.nth(place)).toContainText(name);
  await gifts.nth(3).click();
  const { total, send } = checkoutIn(page);
  await expect(total).toContainText('49');

  problems.allow({ answers: [{ status: 400, path: /^\/api\/order\/checkout$/ }] });
  await setClock('2027-04-20T21:00:30.000Z');
  await send.click();
  await expect(modal.getByText("This gift isn't available any more. Pick another one.")).toBeVisible();
  await modal.getByRole('button', { name: 'Back' }).click();
  await expect(modal.getByRole('listitem').first()).toBeVisible();
});
