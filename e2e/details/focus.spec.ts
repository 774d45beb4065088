import type { Locator, Page } from 'playwright/test';
import { fingerOn } from '../support/finger.ts';
import { earnReveal, inboxIn, openInbox, openingIsOver, sendNote, sendOpened } from '../support/notes.ts';
import { prepare } from '../support/sending.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser } from '../support/test-users.ts';
import { stopTime } from '../support/time.ts';

// the animated openings and reveals, on the smallest phone
test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'no-preference', hasTouch: true } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 }));
});

/** The accessible names and texts in tree order, for these roles or for all. */
async function accessibleNames(page: Page, ...roles: readonly string[]): Promise<string[]> {
  const device = await page.context().newCDPSession(page);
  const { nodes } = await device.send('Accessibility.getFullAXTree');
  await device.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && (roles.length === 0 || roles.includes(String(role?.value))))
    .map(({ name }) => String(name?.value ?? ''))
    .filter((name) => name !== '');
}

/** Long-presses a card until its note has opened. */
async function longPressToOpen(page: Page, card: Locator, isOpen: () => Promise<void>): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the screen');
  const finger = await fingerOn(page);
  await finger.down({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await isOpen();
  await finger.up();
}

test('focus and assistive technology follow an opening, a reveal and a sending', async ({ page, ann, known, request }) => {
  const { unopened, opened, detail } = inboxIn(page);

  await test.step('[VIS-05][NAV-08] while a note is being opened only Skip can be reached', async () => {
    await sendNote(request, ann, known.alice, 'Only this');
    await page.clock.install();
    await openInbox(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/inventory/unwrap/**', async (route) => {
      await held;
      await route.continue();
    });
    await unopened.tap();
    await expect(page.getByRole('dialog', { name: 'Opening…' })).toBeVisible();
    await expect.poll(() => accessibleNames(page, 'button', 'link', 'radio')).toEqual(['Skip']);
    // the first Escape skips the animation if one is still running
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect(unopened).toBeFocused();
    await expect.poll(() => accessibleNames(page, 'link')).toHaveLength(3);
    release();
    await expect(opened).toBeVisible();
    await page.unroute('**/api/inventory/unwrap/**');
  });

  await test.step('[VIS-05][NAV-08] a note that is closed returns the focus to its card', async () => {
    await opened.tap();
    await expect(detail).toContainText('Only this');
    await page.keyboard.press('Escape');
    await expect(opened).toBeFocused();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await test.step(`[VIS-05][NAV-08] a note that a finger held open returns the focus to its card (motion: ${reducedMotion})`, async () => {
      await page.emulateMedia({ reducedMotion });
      await sendNote(request, ann, known.alice, `Held, ${reducedMotion}`);
      await expect(unopened).toBeVisible();
      await longPressToOpen(page, unopened, () => expect(detail).toContainText(`Held, ${reducedMotion}`));
      // before the stage has closed, Escape would skip its animation
      await openingIsOver(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: `Held, ${reducedMotion}` })).toBeFocused();
    });

  await test.step('[VIS-06][RVL-01] assistive technology finds nothing about a sender before the name is shown', async () => {
    // the requests of the page name its browser as the device of the sender
    const zoya = await createTestUser(page.request, { firstName: 'Zoya', username: 'zoya_of_the_hill' });
    await sendOpened(page.request, zoya, known.alice, 'Guess who');
    await earnReveal(page.request, known.alice.initData);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: /Tulip, Opened.*Guess who/ }).tap();
    await page.getByRole('button', { name: 'Reveal the sender' }).tap();
    await expect(page.getByRole('button', { name: /^(Hold to unmask|Reveal)$/ })).toBeVisible();
    await stopTime(page);
    await page.getByRole('button', { name: /^(Hold to unmask|Reveal)$/ }).click();
    await expect(page.getByRole('dialog', { name: 'It was…' })).toBeVisible();
    const before = (await accessibleNames(page)).join('\n');
    for (const later of ['Zoya', 'zoya', 'October', 'Code', 'Browser', 'Linux']) expect(before).not.toContain(later);
    await page.clock.runFor(3000);
    await page.clock.resume();
    await expect.poll(async () => (await accessibleNames(page)).join('\n')).toMatch(/Zoya.*October.*Browser/s);
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[SND-06][NAV-08] "Sent!" takes the focus after the sheet is closed, so that assistive technology announces it', async () => {
    await goTo(page, `/send?code=${ann.code}`);
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && !target.closest('[aria-hidden="true"]')) announced.push(target.textContent ?? '');
      });
    });
    const { send } = await prepare(page, { gift: /Tulip/, text: 'You make Mondays bearable' });
    await send.tap();
    const title = page.getByRole('heading', { name: 'Sent!' });
    await expect(title).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect.poll(() => page.evaluate(() => (window as unknown as { announced: string[] }).announced.at(-1))).toBe('Sent!');
  });
});
