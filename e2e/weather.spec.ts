import { launch } from './support/launch.ts';
import { expect, test } from './support/test.ts';
import { stopTime } from './support/time.ts';

/** Weather on the way to the server: what a person is told in it, and that there is always a way on. */

const quiet = { console: [/profile_failed/, /inventory_failed/, /net::ERR/, /live/] };

test('[API-03][SND-05] offline while it is sent: the count, then red words; once back online the same goes out once', async ({
  page,
  known,
  problems,
}) => {
  problems.allow(quiet);
  await page.clock.install();
  await launch(page, 'alice', { app: 'send', start: known.boris.code });
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: /Tulip/ }).first().click();
  await modal.getByRole('textbox', { name: 'Message' }).fill('through the storm');
  await stopTime(page);
  await page.context().setOffline(true);
  await modal.getByRole('button', { name: 'Send', exact: true }).click();
  await page.clock.runFor(800);
  for (const [count, wait] of [
    [1, 1000],
    [2, 2000],
  ] as const) {
    await expect(modal.getByRole('status').filter({ hasText: `Trying again: ${count} of 2` })).toBeVisible();
    await page.clock.runFor(wait);
  }
  await expect(modal.getByRole('alert').filter({ hasText: 'the same never goes out twice' })).toBeVisible();
  await expect(modal.getByRole('textbox', { name: 'Message' })).toHaveValue('through the storm');
  await page.context().setOffline(false);
  await page.clock.resume();
  await modal.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
});

test('[SHR-05][SDK-02] a client that never answers costs no silence: the sheet says what it waits for, then offers the link', async ({
  page,
  problems,
}) => {
  problems.allow({ console: [/mode_unread/] });
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } }));
  await launch(page, 'alice');
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'I am 18 or older' }).click();
  const row = sheet.getByRole('button', { name: /Send in a chat/ });
  await row.click();
  await expect(sheet.getByText('Choose in Telegram who gets it').first()).toBeVisible();
  await expect(row).toHaveAttribute('aria-busy', 'true');
  await expect(sheet.getByRole('button', { name: 'Nothing opened? Tap to send the plain link' })).toBeVisible();
  await expect(row).not.toHaveAttribute('aria-busy', 'true');
});
