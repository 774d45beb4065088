import type { Page } from 'playwright/test';
import { launch } from '../support/launch.ts';
import { checkoutIn } from '../support/sending.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { callAs, createTestUser, openWithInitData } from '../support/test-users.ts';

/** From the next page load on, `Math.random` returns this number. */
const fixRandom = (page: Page, value: number) =>
  page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, value);

const sendValentine = (page: Page) => page.getByRole('button', { name: 'Send a valentine' });

test('a visitor looks through the gifts, the surprises and the wishlist', async ({ page, ann, known, problems, request, setClock }) => {
  const { modal, total, send } = checkoutIn(page);
  const gifts = modal.getByRole('listitem').getByRole('button');
  const box = modal.getByRole('button', { name: /Surprise box/ });
  const pack = modal.getByRole('button', { name: /Surprise pack/ });

  await test.step('[ERR-05] gifts that fail to load offer to try again, which loads them', async () => {
    await fixRandom(page, 0.9);
    problems.allow({ answers: [{ status: 400, path: /^\/api\/(items|order\/checkout)/ }] });
    await page.route('**/api/items*', (route) => route.fulfill({ status: 400, json: { error: { code: 'bad_input', message: 'no' } } }));
    await openWithInitData(page, ann, { app: 'send', code: known.boris.code });
    await sendValentine(page).click();
    await expect(modal.getByText('The gifts didn’t load')).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await page.unroute('**/api/items*');
    await modal.getByRole('button', { name: 'Try again' }).click();
    await expect(gifts.first()).toBeVisible();
  });

  await test.step('[GFT-02] the tulip is first, free gifts precede paid ones from 49 Stars by price, hidden gifts are missing', async () => {
    const names = ['Tulip', 'Candy', 'Kiss', 'Surprise box', 'Teddy bear', 'Bouquet', 'Heart box', 'Cake', 'Unicorn', 'Champagne'];
    await expect(gifts).toHaveCount(13);
    await expect(gifts).toContainText([...names, 'Ring', 'Crown', 'Diamond']);
    await expect(modal.getByText('Easter cake')).toHaveCount(0);
    await expect(modal.getByText('Rocket')).toHaveCount(0);
    const labels = await modal.getByRole('img', { name: /^\d+ Stars$/ }).evaluateAll((images) => images.map(({ ariaLabel }) => ariaLabel));
    const prices = labels.map((label) => Number.parseInt(label ?? '', 10));
    expect(prices).toHaveLength(10);
    expect(Math.min(...prices)).toBe(49);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  await test.step('[GFT-03] one half of the visitors sees a surprise box for 49 Stars with the odds of its four gifts', async () => {
    await expect(box.getByRole('img', { name: '49 Stars' })).toBeVisible();
    await expect(box).toContainText('One of these 4, equal chances. Even you won’t know which.');
    await expect(pack).toHaveCount(0);
  });

  await test.step('[GFT-04] the wishlist holds two packs and three gifts by price, with their discounts', async () => {
    await modal.getByRole('radio', { name: 'Wishlist' }).check();
    await expect(gifts).toHaveCount(5);
    await expect(gifts).toContainText(['Surprise pack', 'Wish pack', 'Ring', 'Crown', 'Diamond']);
    for (const text of ['Both together.', '248', '−40%']) await expect(gifts.nth(1)).toContainText(text);
    await gifts.nth(1).click();
    await expect(total).toContainText('149');
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('[GFT-03] the surprise is the same on the page of the next recipient', async () => {
    const carl = await createTestUser(request, { firstName: 'Carl' });
    await goTo(page, `/send?code=${carl.code}`);
    await sendValentine(page).click();
    await expect(modal.getByText('For Carl')).toBeVisible();
    await expect(box).toBeVisible();
    await expect(pack).toHaveCount(0);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('[PRM-01] the page of a recipient shows their prompt instead of the subtitle', async () => {
    const dora = await createTestUser(request, { firstName: 'Dora' });
    const changes = { wishes: ['ring', 'unicorn'], prompt: { kind: 'own', own: 'Rate my playlist' } };
    await callAs(request, dora.initData, 'POST', '/api/profile/update', changes);
    await goTo(page, `/send?code=${dora.code}`);
    await expect(page.getByText('Rate my playlist')).toBeVisible();
    await expect(page.getByText('Pick a gift, add a few words.')).toHaveCount(0);
  });

  await test.step('[GFT-07] the wishes of a recipient come first, and all other gifts follow', async () => {
    await sendValentine(page).click();
    const wished = modal.getByRole('region', { name: 'Dora would love…' });
    await expect(wished.getByRole('button')).toHaveText([/^Ring/, /^Unicorn/]);
    const others = modal.getByRole('region', { name: 'More gifts' }).getByRole('button');
    await expect(others.first()).toContainText('Tulip');
    await expect(others.filter({ hasText: /Ring|Unicorn/ })).toHaveCount(0);
    await wished.getByRole('button', { name: /^Ring/ }).click();
    await expect(total).toContainText('199');
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('[GFT-02][NAV-05] the Easter banner leads to the friend page, which says where the cake is', async () => {
    await setClock('2027-04-20T09:00:00.000Z');
    // the next launch draws another surprise
    await fixRandom(page, 0.4);
    await launch(page, 'alice');
    await page.getByRole('link', { name: /Easter cakes/ }).click();
    await expect(page.getByText('Easter cakes go with valentines: choose “Valentines” above.')).toBeVisible();
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await expect(page.getByText('You’ll find the Easter cake right after the free gifts.')).toBeVisible();
  });

  await test.step('[GFT-02] at Easter the cake is the first of the paid gifts', async () => {
    await goTo(page, `/send?code=${known.boris.code}`);
    await sendValentine(page).click();
    await expect(gifts.nth(5)).toBeVisible();
    const first = ['Tulip', 'Candy', 'Kiss', 'Easter cake'];
    for (const [place, name] of first.entries()) await expect(gifts.nth(place)).toContainText(name);
  });

  await test.step('[GFT-03] the other half sees the surprise pack for 99 Stars, before and after choosing it', async () => {
    await expect(pack.getByRole('img', { name: '99 Stars' })).toBeVisible();
    await expect(pack).toContainText('One of these 4, equal chances.');
    await expect(pack).toContainText('Surprise pack: gifts up to 399 Stars.');
    await expect(box).toHaveCount(0);
    await pack.click();
    await expect(total).toContainText('99');
    await modal.getByRole('button', { name: 'Back' }).click();
    await expect(pack).toBeVisible();
  });

  await test.step('[GFT-02] at midnight in Moscow the cake can no longer be sent, and another gift can be chosen', async () => {
    await gifts.nth(3).click();
    await expect(total).toContainText('49');
    await setClock('2027-04-20T21:00:30.000Z');
    await send.click();
    await expect(modal.getByText('This gift isn’t available any more. Pick another one.')).toBeVisible();
    await modal.getByRole('button', { name: 'Back' }).click();
    await expect(gifts.first()).toBeVisible();
  });
});
