import { change } from '../support/day.ts';
import { waitForApp } from '../support/first-frame.ts';
import { showValentines } from '../support/notes.ts';
import { openChat, reloadApp, writeToFriend } from '../support/people.ts';
import { sendFree } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { holdTimer } from '../support/time.ts';
import { violations, widerThanPage } from '../support/visual-checks.ts';

test('The simulator leads a newcomer through the first three steps and ticks each one off', async ({
  phones: { alice, boris, page },
  request,
  known,
}) => {
  // the banner of a message stays for six seconds
  await holdTimer(page, 6000);
  await page.reload();
  await change(request, 'boris', { languageCode: 'en' });
  const strip = page.getByRole('region', { name: 'Try this' });
  const current = strip.locator('[aria-current="step"]');

  await test.step('The strip names the first step and fits every window from 320 to 1600 px', async () => {
    await expect(current).toContainText('Alice shares her link');
    await expect(strip.getByRole('img', { name: 'Done' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    const initialSize = page.viewportSize() ?? { width: 1100, height: 980 };
    for (const width of [320, 480, 712, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 720 });
      await expect.poll(() => widerThanPage(page), { message: `${width} px` }).toBe(0);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(initialSize);
  });

  await test.step('A shared link ticks the first step off and notifies the friend’s phone', async () => {
    await writeToFriend(alice, `https://t.me/billet_bot/send?startapp=${known.alice.code}`);
    await expect(current).toContainText('Boris writes to her');
    await expect(boris.screen.locator('header').first().getByRole('img', { name: '1 unread' })).toBeVisible();
    await boris.screen.getByRole('button', { name: 'New for Boris, from Alice' }).click();
    await expect(boris.screen.getByRole('heading', { name: 'Alice', level: 3 })).toBeVisible();
    await expect(boris.screen.getByRole('img', { name: /unread/ })).toHaveCount(0);
    await boris.screen.getByRole('button', { name: 'All chats' }).click();
    await current.getByRole('button').click();
    await expect(boris.screen.getByRole('heading', { name: 'Alice', level: 3 })).toBeVisible();
  });

  await test.step('[SND-06] a sent valentine ticks the second step off and notifies the recipient’s phone', async () => {
    await openChat(alice, 'Boris');
    await boris.screen.getByRole('log').getByRole('link').last().click();
    await sendFree(boris.app, 'All yours');
    await expect(current).toContainText('Alice opens it');
    await expect(alice.screen.getByRole('button', { name: 'New for Alice, from Billet' })).toBeVisible();
    await alice.screen.getByRole('button', { name: 'All chats' }).click();
    await alice.screen.getByRole('button', { name: 'Chat with Billet, 1 unread' }).click();
    await expect(alice.screen.getByRole('img', { name: /unread/ })).toHaveCount(0);
  });

  await test.step('[ENV-11] the button of the notification opens the inbox, and a reload opens it again', async () => {
    await alice.screen.getByRole('log').getByRole('button', { name: 'Open it' }).last().click();
    await waitForApp(alice.app);
    const hash = () => alice.app.locator('html').evaluate((root) => root.ownerDocument.location.hash);
    await expect.poll(hash).toBe('#/inbox');
    await reloadApp(alice);
    await waitForApp(alice.app);
    await expect.poll(hash).toBe('#/inbox');
    await expect(alice.app.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('[INB-06] an opened valentine completes the tour, which the user can hide and show again', async () => {
    await showValentines(alice.app);
    await alice.app.getByRole('button', { name: /Valentine, / }).click();
    await expect(strip).toContainText('the whole loop');
    await expect(strip).toContainText('as Olga, the operator');
    await strip.getByRole('button', { name: 'Hide what to try' }).click();
    await expect(strip).toHaveCount(0);
    await page.getByRole('button', { name: 'What to try' }).click();
    await expect(strip).toBeVisible();
  });
});
