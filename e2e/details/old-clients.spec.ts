import type { Page } from 'playwright/test';
import { change, logOf } from '../support/day.ts';
import { waitForApp } from '../support/first-frame.ts';
import { messengerOf } from '../support/messenger.ts';
import { sendOpened, showValentines } from '../support/notes.ts';
import { closeApp, fillValentine, openLink, sendTulip } from '../support/people.ts';
import { goToRoute, invoiceOf, prepare } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
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

test('[SDK-05] clients of 6.0 and 6.9 send gifts, and pay if they can open invoices', async ({
  phones: { alice, boris, page },
  known,
  request,
}) => {
  await sendOpened(request, known.boris, known.alice, 'Guess who');
  for (const name of ['alice', 'boris'] as const) await change(request, name, { profile: 'android60' });

  await test.step('[SND-05] a client of 6.0 sends free gifts', async () => {
    await openLink(boris, { code: known.alice.code, app: 'send' });
    await waitForApp(boris.app);
    await sendTulip(boris, 'С любовью');
  });

  await test.step('[PAY-01] a client of 6.0 requires an update before a paid gift, and orders nothing', async () => {
    const orders = watchCalls(page, /\/api\/order\/checkout/);
    await goToRoute(boris.app, '/share');
    await expect(boris.app.getByRole('navigation')).toBeVisible();
    await goToRoute(boris.app, `/send?code=${known.alice.code}`);
    const { modal, send } = await fillValentine(boris, { gift: /Мишка|Плюшевый/, text: 'С любовью' });
    for (let press = 0; press < 2; press++) {
      await send.click();
      await expect(modal.getByText(ru('errors-client-outdated'))).toBeVisible();
      await expect(send).toBeEnabled();
    }
    expect(orders).toEqual([]);
    await modal.getByRole('button', { name: ru('send-close') }).click();
  });

  await test.step("[NAV-08] a client of 6.0 shows the app's own back button", async () => {
    const back = boris.app.getByRole('button', { name: ru('shell-back'), exact: true });
    await back.click();
    await expect(boris.app.getByRole('navigation')).toBeVisible();
    await expect(back).toHaveCount(0);
  });

  await test.step('[PAY-01][RVL-04] a client of 6.0 requires an update before it sells a pack, and orders nothing', async () => {
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
    await closeApp(alice);
  });

  await test.step('[NAV-08][PAY-01] a client of 6.9 has its own back button and opens invoices', async () => {
    await change(request, 'alice', { profile: 'android69' });
    await openLink(alice, { code: known.boris.code, app: 'send' });
    await waitForApp(alice.app);
    await expect(alice.app.getByRole('button', { name: en('shell-back'), exact: true })).toHaveCount(0);
    const { send } = await prepare(alice.app, { gift: /Teddy bear/, text: 'With love' });
    await send.click();
    await expect(invoiceOf(alice).getByRole('button', { name: /Pay|Confirm/ })).toBeVisible();
  });
});

test('[ENV-04] the app follows the theme of clients with faults', async ({ phones: { alice }, known: _, request }) => {
  const isDark = alice.app.locator('html.dark');

  await test.step('[ENV-04] a client that reports colours as numbers is dark at the launch, and the app follows its theme', async () => {
    await change(request, 'alice', { profile: 'android', quirk: 'number_colors', theme: 'dark' });
    await alice.openApp();
    await expect(isDark).toHaveCount(1);
    for (const [theme, count] of [
      ['light', 0],
      ['midnight', 1],
    ] as const) {
      await change(request, 'alice', { theme });
      await expect(isDark).toHaveCount(count);
    }
    await closeApp(alice);
  });

  await test.step('[ENV-04] a theme event on every return to the app changes nothing', async () => {
    await change(request, 'alice', { profile: 'weba', quirk: 'theme_on_return' });
    const themes = async () => (await logOf(request, { person: alice.person, event: 'theme_changed' })).length;
    const beforeLaunch = await themes();
    await alice.openApp();
    // Web A sends its theme after every launch
    await expect.poll(themes).toBeGreaterThan(beforeLaunch);
    await expect(isDark).toHaveCount(1);
    const before = await themes();
    const messenger = await messengerOf(alice);
    await messenger.evaluate((own) => own.openMessengerLink('https://t.me/billet_bot?start=send_anon'));
    await alice.screen.getByRole('button', { name: 'Return to Billet' }).click();
    await expect.poll(themes).toBeGreaterThan(before);
    await expect(isDark).toHaveCount(1);
  });
});
