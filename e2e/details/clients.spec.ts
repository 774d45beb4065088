import { change, logOf } from '../support/day.ts';
import { messengerOf } from '../support/messenger.ts';
import { allowWriting, closeApp, openChat, openLink } from '../support/people.ts';
import type { Phone } from '../support/phones.ts';
import { goToRoute, prepare } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { callAs, codeOf, initDataOf } from '../support/test-users.ts';

/** The three most used clients. Each responds to different requests in a different order. */
const clients = ['weba', 'webk', 'android'] as const;

/** The events of clients that report their size and safe areas. */
const areas = ['viewport_changed', 'safe_area_changed', 'content_safe_area_changed'];

/** The events that the app received from the messenger. */
async function eventsTo({ person, screen }: Phone): Promise<string[]> {
  const lines = await logOf(screen.page().request, { person, direction: 'messenger → app' });
  return lines.map(({ event }) => event);
}

/** How often the messenger received a request from the app. */
const countRequests = async ({ person, screen }: Phone, event: string) =>
  (await logOf(screen.page().request, { person, direction: 'app → messenger', event })).length;

/** The mode in the messenger's cloud storage, read through the app's own bridge. */
const readStoredMode = async (phone: Phone) => (await messengerOf(phone)).evaluate((messenger) => messenger.storage.read('app-mode'));

for (const client of clients) {
  test(`[ENV-02][SDK-01] the app works in the client ${client}`, async ({ phones: { alice }, request }) => {
    await change(request, 'alice', { profile: client });
    const boris = await initDataOf(request, 'boris');
    const code = await codeOf(request, boris);
    const back = alice.screen.getByRole('button', { name: 'Back', exact: true });
    const close = alice.screen.getByRole('button', { name: 'Close', exact: true });

    await test.step('[ENV-02][ENV-03][SDK-05] the app starts and requests write access, whether or not the client reports areas', async () => {
      await alice.openApp();
      await allowWriting(alice);
      await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
      await expect(back).toHaveCount(0);
      // The simulator's page shows its log with a delay.
      await expect.poll(() => eventsTo(alice)).toContain('write_access_requested');
      const reported = (await eventsTo(alice)).filter((event) => areas.includes(event));
      expect(new Set(reported)).toEqual(new Set(client === 'webk' ? [] : areas));
    });

    await test.step('[SHR-03] a link into the messenger minimizes the app, leaves it open, or closes it', async () => {
      await alice.app.getByRole('radio', { name: 'Valentines' }).check();
      await expect.poll(() => readStoredMode(alice)).toMatchObject({ ok: true, value: 'valentine' });
      await (await messengerOf(alice)).evaluate((messenger) => messenger.openMessengerLink('https://t.me/billet_bot?start=send_anon'));
      if (client === 'weba') await expect(alice.screen.getByRole('button', { name: 'Return to Billet' })).toBeVisible();
      if (client === 'webk') await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
      if (client !== 'android') await close.click();
      await expect(alice.frame).toHaveCount(0);
    });

    await test.step('[SHR-01][SDK-05] the cloud storage keeps the mode for the next launch', async () => {
      await openChat(alice, 'Billet');
      await alice.openApp();
      await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
      await expect.poll(() => countRequests(alice, 'web_app_invoke_custom_method')).toBeGreaterThan(1);
    });

    const open = alice.app.getByRole('button', { name: 'Send a valentine' });
    const modal = alice.app.getByRole('dialog', { name: 'Sending a valentine' });

    await test.step('[NAV-08] the back button closes the sheet, then the page, and is hidden on tabs', async () => {
      await closeApp(alice);
      await openLink(alice, { code, app: 'send' });
      await open.click();
      await expect(modal).toBeVisible();
      await back.click();
      await expect(modal).toHaveCount(0);
      await back.click();
      await expect(alice.app.getByRole('navigation')).toBeVisible();
      await expect(back).toHaveCount(0);
    });

    await goToRoute(alice.app, `/send?code=${code}`);
    const { message, send } = await prepare(alice.app, { gift: /Teddy/, text: `From ${client}` });

    await test.step('[TXT-02][SDK-01] a pop-up returns the id of the pressed button', async () => {
      const popup = { message: 'Send it now?', buttons: [{ id: 'later', type: 'default', text: 'Later' }] };
      const answer = (await messengerOf(alice)).evaluate((messenger, wanted) => messenger.openPopup(wanted), popup);
      await alice.screen.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click();
      expect(await answer).toEqual({ ok: true, value: 'later' });
    });

    await test.step('[SND-03] the messenger asks before it closes the app with an unsent text', async () => {
      await close.click();
      const question = alice.screen.getByRole('alertdialog');
      await expect(question).toContainText('Close the mini-app?');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(message).toHaveValue(`From ${client}`);
    });

    await test.step('[PAY-01][SND-05] a cancelled invoice keeps the text and charges nothing', async () => {
      await send.click();
      await alice.screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(send).toBeEnabled();
      await expect(message).toHaveValue(`From ${client}`);
      await expect(alice.balance).toHaveText(/1,000/);
    });

    await test.step('[PAY-01] a paid gift is on its way and arrives once', async () => {
      await send.click();
      await alice.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
      await expect(alice.app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
      await expect(alice.balance).toHaveText(/951/);
      const count = () => callAs<{ total: number }>(request, boris, 'GET', '/api/inventory/count');
      await expect.poll(async () => (await count()).total).toBe(1);
    });
  });
}
