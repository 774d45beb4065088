import type { Locator, Page } from 'playwright/test';
import { appOf, waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { inboxIn, sendOpened, showValentines } from '../support/notes.ts';
import { callShell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { holdPlainToasts } from '../support/time.ts';

async function openShare(page: Page): Promise<void> {
  await holdPlainToasts(page);
  await launch(page, 'alice');
  await waitForApp(page);
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
}

test('The tab bar of an open page follows the seasons by Moscow time', async ({ page, setClock }) => {
  const icon = appOf(page).getByRole('link', { name: /Inbox/ }).locator('svg').first();
  const banner = page.getByRole('link', { name: /Easter cakes/ });

  await test.step('[NAV-04] the inbox tab has another icon from 14:00 on 8 March', async () => {
    await setClock('2027-03-08T10:58:00.000Z');
    await openShare(page);
    const ordinaryIcon = await icon.innerHTML();
    await setClock('2027-03-08T11:00:30.000Z');
    await expect.poll(() => icon.innerHTML()).not.toBe(ordinaryIcon);
    await expect(banner).toHaveCount(0);
  });

  await test.step('[NAV-05][DAT-01] an Easter banner above the tab bar leads to the page for sending from 1 April on', async () => {
    await setClock('2027-03-31T21:00:30.000Z');
    await expect(banner).toHaveCount(1);
    const bar = await page.getByRole('navigation').boundingBox();
    const place = await banner.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await banner.click();
    await expect(page).toHaveURL(/#\/send-to-friend$/);
  });

  await test.step('[NAV-05][DAT-01] the Easter banner is removed after 20 April', async () => {
    await setClock('2027-04-20T21:00:30.000Z');
    await expect(banner).toHaveCount(0);
  });
});

/** Shows four notices and removes them. */
async function checkNotices(page: Page): Promise<void> {
  const notices = page.locator('[data-sonner-toast]');
  for (let count = 1; count <= 4; count++) {
    await callShell(page, 'notify', { message: `Notice ${count}`, type: 'error', duration: 15_000 });
    await expect(notices.first()).toContainText(`Notice ${count}`);
    // A notice stays while the pointer is over it.
    await page.mouse.move(550, 60);
    await expect(notices).toHaveCount(count);
  }
  const area = page.locator('[data-sonner-toaster]');
  await expect(area).toHaveAttribute('data-y-position', 'top');
  await expect(area).toHaveAttribute('data-x-position', 'center');
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3);
  const look = await area.evaluate((list) => ({ gap: getComputedStyle(list).getPropertyValue('--gap'), width: list.clientWidth }));
  expect(look).toEqual({ gap: '14px', width: 356 });

  const box = await boxOf(notices.first());
  await page.mouse.move(box.x + 100, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y - 10, { steps: 12 });
  await page.mouse.move(box.x + 100, box.y - 40, { steps: 12 });
  await page.mouse.up();
  await expect(notices).toHaveCount(3);
  await page.mouse.move(200, 700);
  await expect(notices).toHaveCount(0);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}

/** Presses the messenger's back button, as a client reports it. */
const pressBack = (page: Page) => page.evaluate(() => window.postMessage(JSON.stringify({ eventType: 'back_button_pressed' }), '*'));

test('The shell shows notices, and back leaves each step of a sheet before it closes the sheet', async ({ page, ann, known }) => {
  await sendOpened(page.request, ann, known.alice, 'One step at a time');
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 1100, height: 980 });
  await openShare(page);
  await test.step('[ERR-02][NAV-06] notices appear at the top center, three at once, 356 px wide and 14 px apart, and a swipe removes one', () =>
    checkNotices(page));
  await page.setViewportSize(phone);
  const sheet = page.getByRole('dialog');
  const expectBackAt = async (place: Locator) => {
    await pressBack(page);
    await expect(place).toBeVisible();
  };
  const expectClosed = async () => {
    await pressBack(page);
    await expect(sheet).toHaveCount(0);
  };

  await test.step('[NAV-08] the settings and their steps close one at a time', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = sheet.getByRole('button', { name: /Language/ });
    for (const [row, heading] of [
      [/Language/, 'Language'],
      ['What I sent', 'What I sent'],
      ['Purchases', 'Purchases'],
      ['Delete my account', /Delete/],
    ] as const) {
      await sheet.getByRole('button', { name: row }).click();
      await expect(settings).toHaveCount(0);
      await expect(sheet.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expectBackAt(settings);
    }
    await sheet.getByRole('button', { name: 'Privacy and safety' }).click();
    const safety = sheet.getByRole('switch', { name: 'Pause my inbox' });
    for (const row of [/Muted words/, /Muted notes/, /Blocked senders/]) {
      await sheet.getByRole('button', { name: row }).click();
      await expect(safety).toHaveCount(0);
      await expectBackAt(safety);
    }
    await expectBackAt(settings);
    await expectClosed();
  });

  await test.step('[NAV-08] a note, its answer and its report close one at a time', async () => {
    await showValentines(page);
    const { opened, detail } = inboxIn(page);
    await opened.click();
    await detail.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(sheet.getByRole('textbox')).toBeVisible();
    await expectBackAt(detail);
    await detail.getByRole('button', { name: 'Block or report' }).click();
    const kind = page.getByRole('dialog', { name: 'Keep it kind' });
    await kind.getByRole('button', { name: /Report it/ }).click();
    await expect(sheet.getByRole('textbox')).toBeVisible();
    await expectBackAt(kind);
    await expectBackAt(detail);
    await expectClosed();
  });
});
