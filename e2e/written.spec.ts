import type { Locator } from 'playwright/test';
import { makeStranger, openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** Which way something runs, and at which side of what holds it its letters begin. */
const runs = (place: Locator) =>
  place.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { left, right } = letters.getBoundingClientRect();
    const room = element.getBoundingClientRect();
    const side = right - left > room.width - 4 ? 'full' : left - room.left < room.right - right ? 'left' : 'right';
    return `${getComputedStyle(element).direction} ${side}`;
  });

test('[I18-05] on an English page a Hebrew name keeps its direction at the page’s side, and the field follows what is typed', async ({
  page,
}) => {
  const dana = await makeStranger(page.request, { firstName: 'דנה 22' });
  const ann = await makeStranger(page.request, { firstName: 'Ann' });
  await openNative(page, ann, { app: 'send', code: dana.code });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A valentine for \u2068דנה 22\u2069');
  await expect.poll(() => runs(page.getByRole('button', { name: /See public answers/ }).getByText('דנה 22'))).toBe('rtl left');
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog', { name: 'Sending a valentine' });
  await modal.getByRole('button', { name: /Tulip/ }).click();
  const field = modal.getByRole('textbox', { name: 'Message' });
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.fill('22');
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.fill('22 שלום, Ann');
  await expect(field).toHaveCSS('direction', 'rtl');
  await modal.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  await expect.poll(() => runs(page.getByText('22 שלום, Ann'))).toBe('rtl right');
});

test('[I18-05] on an Arabic page an English name is whole inside the sentence, and an empty field runs as the page', async ({ page }) => {
  const dana = await makeStranger(page.request, { firstName: 'Dana (22)' });
  const amal = await makeStranger(page.request, { firstName: 'أمل', languageCode: 'ar' });
  await openNative(page, amal, { app: 'send', code: dana.code });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\u2068Dana \(22\)\u2069/);
  await expect.poll(() => runs(page.getByText('Dana (22)', { exact: true }))).toBe('ltr right');
  await page.getByRole('button', { name: 'إرسال بطاقة فالنتاين' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('listitem').getByRole('button').first().click();
  const field = modal.getByRole('textbox');
  await expect(field).toHaveCSS('direction', 'rtl');
  await field.fill('Hello!');
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.fill('');
  await expect(field).toHaveCSS('direction', 'rtl');
});
