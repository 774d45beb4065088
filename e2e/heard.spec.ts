import type { Page } from 'playwright/test';
import { fingerOn } from './support/finger.ts';
import { earnReveal, inboxIn, openInbox, sendNote, sendOpened } from './support/notes.ts';
import { prepare } from './support/sending.ts';
import { makeStranger, openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** What assistive technology gets to know of the great moments, and when, on the smallest phone. */
test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'no-preference', hasTouch: true } });

/** A device with power enough for what adorns, whatever runs the tests. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8, configurable: true }));
});

/** Names and texts of all that assistive technology finds, in order; of some roles, or all. */
async function heard(page: Page, ...roles: readonly string[]): Promise<string[]> {
  const device = await page.context().newCDPSession(page);
  const { nodes } = await device.send('Accessibility.getFullAXTree');
  await device.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && (roles.length === 0 || roles.includes(String(role?.value))))
    .map(({ name }) => String(name?.value ?? ''))
    .filter((name) => name !== '');
}

/** Holds answers back until the function given back is called. */
async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('[VIS-05][NAV-08] while a note is being opened nothing behind the stage can be reached; afterwards all of it can', async ({
  page,
  ann,
  known,
}) => {
  await sendNote(page.request, ann, known.alice, 'Only this');
  await openInbox(page);
  const { unopened, opened, detail } = inboxIn(page);
  const letItCome = await holdAnswers(page, '**/api/inventory/unwrap/**');
  await unopened.tap();
  await expect(page.getByRole('dialog', { name: 'Opening…' })).toBeVisible();
  expect(await heard(page, 'button', 'link', 'radio')).toEqual(['Skip']);
  // the first ends what moves, where anything still does
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(unopened).toBeFocused();
  expect(await heard(page, 'link')).toHaveLength(3);
  letItCome();
  await expect(opened).toBeVisible();
  await opened.tap();
  await expect(detail).toContainText('Only this');
  await page.keyboard.press('Escape');
  await expect(opened).toBeFocused();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`[VIS-05][NAV-08] a note that a finger held open gives the focus back to its card (motion: ${reducedMotion})`, async ({
    page,
    ann,
    known,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await sendNote(page.request, ann, known.alice, 'Under your finger');
    await openInbox(page);
    const { unopened, opened, detail } = inboxIn(page);
    await expect(unopened).toBeVisible();
    await unopened.scrollIntoViewIfNeeded();
    const box = await unopened.boundingBox();
    const finger = await fingerOn(page);
    await finger.down({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 });
    await expect(detail).toContainText('Under your finger');
    await finger.up();
    // the stage has gone: Escape would end what moves there
    await expect(page.locator('[data-part="packet"]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opened).toBeFocused();
  });

test('[VIS-06][RVL-01] of a sender nothing is heard before it is seen: neither the name nor when, where and with what it was sent', async ({
  page,
  known,
}) => {
  const zoya = await makeStranger(page.request, { firstName: 'Zoya', username: 'zoya_of_the_hill' });
  await sendOpened(page.request, zoya, known.alice, 'Guess who');
  await earnReveal(page.request, known.alice.initData);
  await openInbox(page);
  const { opened } = inboxIn(page);
  await opened.tap();
  await page.getByRole('button', { name: 'Reveal the sender' }).tap();
  // between the veil and the name there is time: the page's clock stands
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  const sender = page.getByRole('dialog', { name: 'It was…' });
  await expect(sender).toBeVisible();
  const before = (await heard(page)).join('\n');
  for (const later of ['Zoya', 'zoya', 'October', 'Code', 'Browser', 'Linux']) expect(before).not.toContain(later);
  await page.clock.runFor(3000);
  await page.clock.resume();
  await expect.poll(async () => (await heard(page)).join('\n')).toMatch(/Zoya.*October.*Browser/s);
});

test('[SND-06][NAV-08] “Sent!” has the focus when the sheet has gone, and is told then: what is hidden from assistive technology is told to nobody', async ({
  page,
  ann,
  known,
}) => {
  await openNative(page, ann, { app: 'send', code: known.alice.code });
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('[aria-hidden="true"]')) told.push(target.textContent ?? '');
    });
  });
  const { send } = await prepare(page, { gift: /Tulip/, text: 'You make Mondays bearable' });
  await send.tap();
  const title = page.getByRole('heading', { name: 'Sent!' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title).toBeFocused();
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.at(-1))).toBe('Sent!');
});
