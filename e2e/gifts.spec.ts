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

test('[GFT-02][GFT-03] the tulip comes first, free gifts before paid ones from 49 by price; the cake and configured gifts are hidden', async ({
  page,
  ann,
  known,
}) => {
  const modal = await openGifts(page, ann, known, 0.9);
  const names = await modal.getByRole('listitem').getByRole('button').allInnerTexts();
  const order = names.map((text) => text.split('\n').find((line) => /^[A-Z]/.test(line) && line !== 'Free'));
  expect(order).toEqual([
    'Tulip',
    'Candy',
    'Kiss',
    'Surprise box',
    'Teddy bear',
    'Bouquet',
    'Heart box',
    'Cake',
    'Unicorn',
    'Champagne',
    'Ring',
    'Crown',
    'Diamond',
  ]);
  await expect(modal.getByText('Easter cake')).toHaveCount(0);
  await expect(modal.getByText('Rocket')).toHaveCount(0);
  const prices = (
    await modal.getByRole('img', { name: /^\d+ Stars$/ }).evaluateAll((all) => all.map((each) => parseInt(each.ariaLabel ?? '', 10)))
  ).filter((price) => price > 0);
  for (const price of prices) expect(price).toBeGreaterThanOrEqual(49);
});

test('[GFT-03] the regular surprise costs 49 and tells that each of four gifts is as likely', async ({ page, ann, known }) => {
  const modal = await openGifts(page, ann, known, 0.9);
  const box = modal.getByRole('button', { name: /Surprise box/ });
  await expect(box.getByRole('img', { name: '49 Stars' })).toBeVisible();
  await expect(box).toContainText('One of these 4, drawn after payment. The odds: 1 in 4 for each.');
  await expect(modal.getByRole('button', { name: /Surprise pack/ })).toHaveCount(0);
});

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

test('[GFT-04] the wishlist holds two packs and three gifts by price, with discounts told', async ({ page, ann, known }) => {
  const modal = await openGifts(page, ann, known, 0.9);
  await modal.getByRole('radio', { name: 'Wishlist' }).check();
  const gifts = modal.getByRole('listitem').getByRole('button');
  await expect(gifts).toHaveCount(5);
  for (const [place, name] of ['Surprise pack', 'Wish pack', 'Ring', 'Crown', 'Diamond'].entries())
    await expect(gifts.nth(place)).toContainText(name);
  await expect(gifts.nth(1)).toContainText('Both together.');
  await expect(gifts.nth(1)).toContainText('248');
  await expect(gifts.nth(1)).toContainText('−40%');
  await gifts.nth(1).click();
  await expect(checkoutIn(page).total).toContainText('149');
});

test('[ERR-05] gifts that do not load end the skeleton with a way to try again, which works', async ({ page, problems, ann, known }) => {
  problems.allow({ answers: [{ status: 400, path: /^\/api\/items/ }] });
  await page.route('**/api/items*', (route) => route.fulfill({ status: 400, json: { error: { code: 'bad_input', message: 'no' } } }));
  await openNative(page, ann, { app: 'send', code: known.boris.code });
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const { modal } = checkoutIn(page);
  await expect(modal.getByText("The gifts didn't load")).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.unroute('**/api/items*');
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.getByRole('button', { name: /Tulip/ })).toBeVisible();
});
