import type { APIRequestContext, Page } from 'playwright/test';
import type { Known } from '../support/day.ts';
import { earnReveal, inboxIn, openInbox, sendNote, sendOpened, unopenedOf } from '../support/notes.ts';
import { payInvoice } from '../support/paying.ts';
import { usePowerfulDevice } from '../support/powerful-device.ts';
import { makeZoya, revealIn } from '../support/revealing.ts';
import { expect, test } from '../support/test.ts';
import { callAs, type TestUser } from '../support/test-users.ts';
import { stopTime } from '../support/time.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => usePowerfulDevice(page));

const partsOf = (page: Page) => ({
  ...inboxIn(page),
  ...revealIn(page),
  name: page.getByRole('status').filter({ hasText: 'Zoya' }),
  confetti: page.locator('canvas'),
});

/** Buys six reveals and spends none of them. */
async function buyReveals(request: APIRequestContext, { alice }: Known, noteId: string): Promise<void> {
  const body = { revealPackType: 'pack_6' };
  const { data } = await callAs<{ data: { checkoutLink: string } }>(request, alice.initData, 'POST', `/api/reveal/${noteId}`, body);
  await payInvoice(request, 'alice', data.checkoutLink);
}

/** Collects every API response of the page as text, except the event stream, which never ends. */
function collectResponses(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
    if (response.url().includes('/api/') && !isStream) texts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

test('[VIS-06][SEC-01] before a reveal the device has no data about the sender', async ({ page, known, ann }) => {
  const zoya = await makeZoya(page);
  await sendOpened(page.request, zoya, known.alice, 'One');
  await sendOpened(page.request, ann, known.alice, 'Other');
  await earnReveal(page.request, known.alice.initData);
  // animations would make the two screenshots differ
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const responses = collectResponses(page);
  await openInbox(page);
  const { opened, detail, ask, question, confirm, sender } = partsOf(page);
  const looks: { readonly markup: string; readonly picture: string }[] = [];
  for (const index of [0, 1]) {
    await opened.nth(index).click();
    await expect(detail).toContainText(/One|Other/);
    await ask.click();
    await expect(question).toContainText('This uses');
    await page.mouse.move(1, 1);
    await question.evaluate((element) => Promise.all(Array.from(element.querySelectorAll('img'), (image) => image.decode())));
    looks.push({
      markup: await question.evaluate((element) => element.innerHTML.replaceAll(/radix-[^"]*/g, '')),
      picture: (await question.screenshot({ animations: 'disabled' })).toString('base64'),
    });
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(question).toHaveCount(0);
  }

  await test.step('[VIS-06][SEC-01] the question looks the same for two senders', () => {
    expect(looks).toHaveLength(2);
    expect(looks[0]?.markup).toBe(looks[1]?.markup);
    expect(looks[0]?.picture === looks[1]?.picture).toBe(true);
  });

  await test.step('[SEC-01] no response contains a name, username or photo of a sender', async () => {
    const received = await responses();
    expect(received).toContain('One');
    for (const secret of ['Zoya', 'zoya', 'userpic', 'Ann']) expect(received).not.toContain(secret);
  });

  await test.step('[RVL-01] the reveal then discloses the sender', async () => {
    await opened.first().click();
    await ask.click();
    await confirm.click();
    await expect(sender).toContainText(/Zoya|Ann/);
  });
});

test('[VIS-06] the reveal animation can be skipped, and slow devices and reduced motion go without it', async ({ page, known }) => {
  const zoya = await makeZoya(page);
  const ids: string[] = [];
  for (let note = 1; note <= 4; note++) ids.push(await sendOpened(page.request, zoya, known.alice, `Note ${note}`));
  await buyReveals(page.request, known, ids[0] ?? '');
  const { detail, ask, confirm, sender, skip, name, confetti } = partsOf(page);
  const askAbout = async (note: string) => {
    await page.getByRole('button', { name: new RegExp(`Tulip, Opened.*${note}`) }).click();
    await ask.click();
    await expect(confirm).toBeVisible();
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.clock.install();
  await openInbox(page);

  const ways = [
    { way: 'a tap', note: 'Note 1', act: () => skip.click() },
    { way: 'Escape', note: 'Note 2', act: () => page.keyboard.press('Escape') },
  ];
  for (const { way, note, act } of ways)
    await test.step(`[VIS-06][NAV-08] ${way} skips the animation and closes nothing, and the next Escape returns to the note`, async () => {
      await askAbout(note);
      // the veil stays until it is skipped
      await stopTime(page);
      await confirm.click();
      await expect(skip).toBeVisible();
      await expect(page.getByText('Zoya')).toHaveCount(0);
      await act();
      await expect(name).toBeVisible();
      await expect(skip).toHaveCount(0);
      await expect(sender).toBeVisible();
      await page.clock.resume();
      await page.keyboard.press('Escape');
      await expect(detail).toContainText(note);
      await leave();
    });

  await test.step('[VIS-06] under reduced motion the name appears at once, as a status and without confetti', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await askAbout('Note 3');
    await stopTime(page);
    await confirm.click();
    await expect(name).toBeVisible();
    await expect(skip).toHaveCount(0);
    await expect(confetti).toHaveCount(0);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(detail).toContainText('Note 3');
    await leave();
  });

  await test.step('[VIS-06][VIS-02] a slow device shows the name without confetti', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 }));
    await askAbout('Note 4');
    await confirm.click();
    await expect(name).toBeVisible();
    await expect(skip).toHaveCount(0);
    await expect(confetti).toHaveCount(0);
  });
});

/** Sends Alice's half of a mutual pair: her note that Zoya opens. */
async function writeBack({ request }: Page, { alice }: Known, zoya: TestUser): Promise<void> {
  await sendNote(request, alice, zoya, 'From me');
  await callAs(request, zoya.initData, 'POST', `/api/inventory/unwrap/${await unopenedOf(request, zoya)}`);
}

interface Haptic {
  readonly strength: string;
  readonly isOpening: boolean;
  readonly isWriting: boolean;
}

/** Adds a native client to the open page that records each haptic, and whether the opening or the writing of the letter is still on screen. */
async function recordHaptics(page: Page): Promise<() => Promise<readonly Haptic[]>> {
  await page.evaluate(() => {
    const haptics: Haptic[] = [];
    const isShown = (selector: string) => document.querySelector(selector) !== null;
    const postEvent = (type: string, data: string) => {
      if (type !== 'web_app_trigger_haptic_feedback') return;
      const { impact_style, notification_type } = JSON.parse(data) as { impact_style?: string; notification_type?: string };
      haptics.push({
        strength: impact_style ?? notification_type ?? '',
        isOpening: isShown('[data-part="envelope"], [data-part="paper"]'),
        isWriting: isShown('[role="dialog"] blockquote span span'),
      });
    };
    Object.assign(window, { haptics, TelegramWebviewProxy: { postEvent } });
  });
  return () => page.evaluate(() => (window as unknown as { haptics: readonly Haptic[] }).haptics);
}

test('[VIS-06][ENT-03] a mutual pair reveals itself', async ({ page, known }) => {
  const zoya = await makeZoya(page);
  const { opened, unopened, detail, skip, name } = partsOf(page);
  const zoyaInDetail = detail.getByText('Zoya', { exact: true });
  const close = async () => {
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toHaveCount(0);
  };

  await test.step('[ENT-03] a pair that became mutual while the app was closed is revealed in the note, once', async () => {
    await sendOpened(page.request, zoya, known.alice, 'Who am I?');
    await writeBack(page, known, zoya);
    await openInbox(page);
    await opened.click();
    await expect(name).toBeVisible();
    await expect(skip).toHaveCount(0);
    await close();
    await opened.click();
    await expect(zoyaInDetail).toBeVisible();
    await expect(name).toHaveCount(0);
    await close();
    await openInbox(page);
    await opened.click();
    await expect(zoyaInDetail).toBeVisible();
    await expect(name).toHaveCount(0);
    await close();
  });

  const haptics = await recordHaptics(page);

  await test.step('[VIS-06][ENT-03] a pair that becomes mutual by an opening is revealed at once and without a reveal', async () => {
    const namesake = await makeZoya(page);
    await writeBack(page, known, namesake);
    await sendNote(page.request, namesake, known.alice, 'From me too');
    await unopened.click();
    await expect(detail).toContainText('From me too');
    await expect(name).toBeVisible();
    await expect(skip).toHaveCount(0);
    await expect(detail).toContainText('It’s mutual');
  });

  await test.step('[VIS-05][VIS-06] the heart beats begin after the letter is written', async () => {
    const beats = async () => {
      const all = await haptics();
      const written = all.findIndex(({ strength }) => strength === 'success');
      return written === -1 ? [] : all.slice(written + 1).filter(({ strength }) => strength !== 'success');
    };
    await expect.poll(beats).toEqual(['light', 'medium', 'heavy'].map((strength) => ({ strength, isOpening: false, isWriting: false })));
  });
});

test('[RVL-01] a revealed sender who deleted the account keeps only the first name', async ({ page, request, known }) => {
  await sendOpened(request, known.boris, known.alice, 'It was me');
  await earnReveal(request, known.alice.initData);
  const { opened, detail, ask, confirm, sender } = partsOf(page);

  await test.step('[RVL-01] the reveal shows first name and username', async () => {
    await openInbox(page);
    await opened.click();
    await ask.click();
    await confirm.click();
    await expect(sender.getByText('@boris')).toBeVisible();
    await expect(sender.getByRole('status')).toHaveText('Boris');
  });

  await test.step('[RVL-06] the buttons that write and send something to the sender are in sight on a short screen', async () => {
    const before = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 320, height: 440 });
    for (const name of ['Write to Boris', 'Send one back']) await expect(sender.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(before);
    await sender.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[RVL-01] after the deletion the sheet shows the first name and says that the account is deleted', async () => {
    await callAs(request, known.boris.initData, 'DELETE', '/api/account');
    await opened.click();
    await detail.getByRole('button', { name: 'About the sender' }).click();
    await expect(sender.getByText('Boris', { exact: true })).toBeVisible();
    await expect(sender.getByText(/^This account has since been deleted\./)).toBeVisible();
    await expect(sender.getByText('@boris')).toHaveCount(0);
  });
});
