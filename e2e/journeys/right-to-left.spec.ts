import { sendNote } from '../support/notes.ts';
import { isLeftOf, isMirrored, placeOf, seenFromLeft } from '../support/places.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, openWithInitData } from '../support/test-users.ts';
import { having, wordsOf } from '../support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[I18-02] Layla uses the app in Arabic, by keyboard', async ({ page, request }) => {
  const words = wordsOf('ar');
  const layla = await createTestUser(request, { firstName: 'ليلى', languageCode: 'ar' });
  const erin = await createTestUser(request, { firstName: 'Erin' });
  const modal = page.getByRole('dialog', { name: words('send-sheet') });
  const gifts = modal.getByRole('radio', { name: words('send-tab-gifts'), exact: true });
  const wishlist = modal.getByRole('radio', { name: words('send-tab-wishlist'), exact: true });
  const tulip = modal.getByRole('button', { name: having(words('send-gift-tulip')) });
  await openWithInitData(page, layla, { app: 'send', code: erin.code });

  await test.step('[I18-02] tabs, thumb, arrows and gifts run from right to left', async () => {
    await page.getByRole('button', { name: words('send-open') }).press('Enter');
    const thumb = modal.getByRole('radiogroup').first().locator('> [aria-hidden]');
    expect(await isLeftOf(wishlist, gifts)).toBe(true);
    await gifts.press('ArrowLeft');
    await expect(wishlist).toBeChecked();
    await expect.poll(async () => (await placeOf(thumb)).middle).toBeCloseTo((await placeOf(wishlist)).middle, 0);
    await wishlist.press('ArrowRight');
    await expect(gifts).toBeChecked();
    expect(await isLeftOf(modal.getByRole('listitem').nth(1), tulip)).toBe(true);
  });

  await test.step('[I18-02][SND-04] the checkout is mirrored and a valentine is sent by keys', async () => {
    await tulip.press('Enter');
    const message = modal.getByRole('textbox', { name: words('send-message') });
    const back = modal.getByRole('button', { name: words('send-back') });
    const superSwitch = modal.getByRole('switch', { name: words('send-super') });
    const knob = superSwitch.locator('~ * > *');
    await expect(message).toBeVisible();
    expect(await isMirrored(back.locator('svg'))).toBe(true);
    expect(await isLeftOf(modal.getByRole('button', { name: words('send-close') }), back)).toBe(true);
    await message.pressSequentially('مرحبا');
    await modal.getByRole('radio', { name: words('send-privacy-reveal'), exact: true }).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(modal.getByRole('radio', { name: words('send-privacy-open'), exact: true })).toBeChecked();
    const off = await placeOf(knob);
    await superSwitch.press('Space');
    await expect.poll(async () => (await placeOf(knob)).x).toBe(off.x - 20);
    await superSwitch.press('Space');
    await modal.getByRole('button', { name: words('send-submit'), exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: words('send-success-title') })).toBeVisible();
  });

  const detail = page.getByRole('dialog');

  await test.step('[I18-02][I18-05] the tabs run from right to left, and an English note keeps its own direction', async () => {
    await sendNote(request, erin, layla, 'Hello, you!');
    await goTo(page, '/share');
    const share = page.getByRole('link', { name: words('share-tab') });
    const inbox = page.getByRole('link', { name: words('inbox-tab') });
    await inbox.click();
    expect(await isLeftOf(inbox, share)).toBe(true);
    await page.getByRole('radio', { name: words('inbox-tab-valentine') }).check();
    await page.getByRole('button', { name: having(words('inbox-wrapped-valentine')) }).press('Enter');
    const note = detail.getByText('Hello, you!');
    await expect(note).toHaveCSS('direction', 'ltr');
    expect(await seenFromLeft(note)).toBe('Hello, you!');
  });

  await test.step('[I18-02][RPL-01] a note is answered by keys, and the counter reads from left to right', async () => {
    await detail.getByRole('button', { name: words('inbox-reply') }).press('Enter');
    const answer = detail.getByRole('textbox', { name: words('inbox-reply-label') });
    await answer.pressSequentially('أهلا');
    expect(await seenFromLeft(detail.getByText('4/144'))).toBe('4/144');
    await detail.getByRole('button', { name: words('inbox-reply-send') }).press('Enter');
    await expect(detail.getByText('أهلا')).toBeVisible();
  });
});
