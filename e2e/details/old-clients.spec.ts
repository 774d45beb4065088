import type { Page } from 'playwright/test';
import { change, logOf } from '../support/day.ts';
import { waitForApp } from '../support/first-frame.ts';
import { messengerOf } from '../support/messenger.ts';
import { sendOpened, showValentines } from '../support/notes.ts';
import { closeApp, fillValentine, openLink } from '../support/people.ts';
import type { Phone } from '../support/phones.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';
import { wordsOf } from '../support/words.ts';

/** Earlier versions of clients, and faults of real clients that users have reported. */

const ru = wordsOf('ru');
const en = wordsOf('en');

/** Collects the methods of all requests to a path from now on. */
function watchCalls(page: Page, path: RegExp): string[] {
  const calls: string[] = [];
  page.context().on('request', (request) => path.test(new URL(request.url()).pathname) && calls.push(request.method()));
  return calls;
}

const isDark = (phone: Phone) => phone.app.locator('html.dark');

test("[NAV-08][PAY-01][SDK-05] a client of 6.0 shows the app's own back button, requires an update before a payment, and orders nothing", async ({
  phones: { boris, page },
  known,
  request,
}) => {
  await change(request, 'boris', { profile: 'android60' });
  const orders = watchCalls(page, /\/api\/order\/checkout/);
  await openLink(boris, { code: known.alice.code, app: 'send' });
  await waitForApp(boris.app);

  const { modal, send } = await fillValentine(boris, { gift: /Мишка|Плюшевый/, text: 'С любовью' });
  await send.click();
  await expect(modal.getByText(ru('errors-client-outdated'))).toBeVisible();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(modal.getByText(ru('errors-client-outdated'))).toBeVisible();
  expect(orders).toEqual([]);
  await modal.getByRole('button', { name: ru('send-close') }).click();

  await boris.app.getByRole('button', { name: ru('shell-back'), exact: true }).click();
  await expect(boris.app.getByRole('navigation')).toBeVisible();
  await expect(boris.app.getByRole('button', { name: ru('shell-back'), exact: true })).toHaveCount(0);
});

test('[SND-05] a client of 6.0 sends free gifts', async ({ phones: { boris }, known, request }) => {
  await change(request, 'boris', { profile: 'android60' });
  await openLink(boris, { code: known.alice.code, app: 'send' });
  await waitForApp(boris.app);
  const { send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'С любовью' });
  await send.click();
  await expect(boris.app.getByRole('heading', { name: 'Отправлено!' })).toBeVisible();
});

test('[PAY-01][RVL-04] a client of 6.0 shows that it needs an update before it sells a pack, and orders nothing', async ({
  phones: { alice, page },
  known,
  request,
}) => {
  await sendOpened(request, known.boris, known.alice, 'Guess who');
  await change(request, 'alice', { profile: 'android60' });
  const orders = watchCalls(page, /\/api\/valentine\/[^/]+\/reveal/);
  await alice.openApp();
  await showValentines(alice.app);
  await alice.app.getByRole('button', { name: /Tulip, Opened/ }).click();
  await alice.app.getByRole('button', { name: 'Reveal the sender' }).click();
  const packs = alice.app.getByRole('dialog', { name: en('inbox-packs-title') });
  await expect(packs).toBeVisible();
  const before = orders.length;
  await packs
    .getByRole('button', { name: /Stars|★|for/ })
    .last()
    .click();
  await expect(alice.app.getByText(en('errors-client-outdated'))).toBeVisible();
  expect(orders.length).toBe(before);
});

test('[NAV-08][PAY-01] a client of 6.9 has its own back button and opens invoices', async ({ phones: { boris }, known, request }) => {
  await change(request, 'boris', { profile: 'android69' });
  await openLink(boris, { code: known.alice.code, app: 'send' });
  await waitForApp(boris.app);
  await expect(boris.app.getByRole('button', { name: ru('shell-back'), exact: true })).toHaveCount(0);
  const { send } = await fillValentine(boris, { gift: /Мишка|Плюшевый/, text: 'С любовью' });
  await send.click();
  await expect(boris.screen.getByRole('dialog').getByRole('button', { name: /Pay|Confirm/ })).toBeVisible();
});

test('[ENV-04] a client that reports colours as numbers is dark at the launch, and the app follows its theme', async ({
  phones: { alice },
  known: _,
  request,
}) => {
  await change(request, 'alice', { profile: 'android', quirk: 'number_colors', theme: 'dark' });
  await alice.openApp();
  await expect(isDark(alice)).toHaveCount(1);
  for (const [theme, count] of [
    ['light', 0],
    ['midnight', 1],
  ] as const) {
    await change(request, 'alice', { theme });
    await expect(isDark(alice)).toHaveCount(count);
  }
});

test('[ENV-04] a theme event on every return to the app changes nothing', async ({ phones: { alice }, known: _, request }) => {
  await change(request, 'alice', { profile: 'weba', quirk: 'theme_on_return', theme: 'midnight' });
  await alice.openApp();
  await expect(isDark(alice)).toHaveCount(1);
  const messenger = await messengerOf(alice);
  await messenger.evaluate((own) => own.openMessengerLink('https://t.me/billet_bot?start=send_anon'));
  await alice.screen.getByRole('button', { name: 'Return to Billet' }).click();
  await expect.poll(async () => (await logOf(request, { person: alice.person, event: 'theme_changed' })).length).toBeGreaterThan(1);
  await expect(isDark(alice)).toHaveCount(1);
});

test('[ENV-04] a theme without a background, or with an invalid one, leaves the app dark or light', async ({ page, ann }) => {
  for (const isDarkAtFirst of [true, false]) {
    await openWithInitData(page, ann, { app: 'main', isDark: isDarkAtFirst });
    for (const params of [{}, { text_color: '#123456' }, { bg_color: 'papayawhip' }, { bg_color: null }, null]) {
      await page.evaluate((theme_params) => {
        type Client = { Telegram: { WebView: { receiveEvent(type: string, data: unknown): void } } };
        (window as unknown as Client).Telegram.WebView.receiveEvent('theme_changed', { theme_params });
      }, params);
      await expect(page.locator('html.dark')).toHaveCount(isDarkAtFirst ? 1 : 0);
    }
  }
});

test('[ENV-03] a stable height of one pixel hides no sheet', async ({ phones: { alice }, known: _, request }) => {
  await change(request, 'alice', { profile: 'ios', quirk: 'one_pixel_height' });
  await alice.openApp();
  await expect
    .poll(async () => JSON.stringify(await logOf(request, { person: alice.person, event: 'viewport_changed' })))
    .toContain('"height":1,');
  await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = alice.app.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeGreaterThan(200);
  await closeApp(alice);
});
