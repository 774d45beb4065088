import { checkoutIn, sendFree } from '../support/sending.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';
import { stopTime } from '../support/time.ts';

const privacyDescriptions = [
  ['Hidden', 'Not shown, but Boris can reveal it for Stars: name, photo, username, link, time, sometimes place, network and device.'],
  ['Hidden forever', 'plus 49 Stars Boris can never reveal it, and you won’t see an answer. It arrives within 15 minutes.'],
  ['Signed', 'Boris sees your name, photo and username once the gift is opened.'],
] as const;

test('a visitor opens the link of a friend and sends a free valentine', async ({ page, ann, known, people }) => {
  const { modal, message, send } = checkoutIn(page);
  const hero = page.getByRole('button', { name: 'Tap the tulip' });
  const sendValentine = page.getByRole('button', { name: 'Send a valentine' });

  await test.step('[SND-01] the page shows the recipient, the hero gift, two counters and one action', async () => {
    await page.clock.install();
    await openWithInitData(page, ann, { app: 'send', code: known.boris.code });
    await expect(page.getByRole('heading', { name: 'A valentine for Boris', level: 1 })).toBeVisible();
    await expect(page.locator('header img').first()).toHaveAttribute('src', new RegExp(`avatars/${people.boris}\\.svg`));
    await expect(page.locator('[aria-hidden="true"] > span').filter({ hasText: /^\d+$/ })).toHaveCount(2);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(sendValentine).toBeVisible();
    for (let tap = 0; tap < 3; tap++) await hero.click();
  });

  await test.step('[SND-03] the sheet opens on the gifts, a pick leads to the checkout, and Back returns to the gifts', async () => {
    await sendValentine.click();
    await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
    await modal.getByRole('button', { name: /Teddy bear/ }).click();
    await expect(modal.getByRole('heading', { name: 'Your words' })).toBeVisible();
    await modal.getByRole('button', { name: 'Back' }).click();
    await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
  });

  await test.step('[SND-03] a sheet that was closed without words opens with every choice reset', async () => {
    await modal.getByRole('button', { name: /Candy/ }).click();
    await modal.getByRole('radio', { name: /^Signed/ }).check();
    await modal.getByRole('switch', { name: 'Super valentine' }).check();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await sendValentine.click();
    await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
    await expect(modal.getByRole('button', { pressed: true })).toHaveCount(0);
    await modal.getByRole('button', { name: /Tulip/ }).click();
    await expect(message).toHaveValue('');
    await expect(modal.getByRole('radio', { name: 'Hidden', exact: true })).toBeChecked();
    await expect(modal.getByRole('switch', { name: 'Super valentine' })).not.toBeChecked();
    await expect(modal.getByText('Free', { exact: true })).toBeVisible();
  });

  await test.step('[SND-04] each privacy option is explained in one line and named with its price', async () => {
    for (const [name, description] of privacyDescriptions) {
      const option = modal.getByRole('radio', { name, exact: true });
      await expect(option).toHaveAccessibleDescription(description);
      await expect(option).toBeChecked({ checked: name === 'Hidden' });
    }
    await expect(modal.getByRole('img', { name: 'plus 49 Stars' })).toHaveCount(2);
  });

  await test.step('[SND-04] a suggested message is one of eight and never the same twice in a row', async () => {
    const suggest = modal.getByRole('button', { name: 'Suggest a message' });
    await suggest.click();
    await expect(message).not.toHaveValue('');
    const texts = await suggest.evaluate(async (button: HTMLElement) => {
      const seen: string[] = [];
      for (let turn = 0; turn < 100; turn++) {
        button.click();
        await new Promise(requestAnimationFrame);
        seen.push(document.querySelector('textarea')?.value ?? '');
      }
      return seen;
    });
    expect(texts.filter((text, turn) => text === texts[turn - 1])).toEqual([]);
    expect(texts.filter((text) => text.length === 0 || text.length > 100)).toEqual([]);
    expect(new Set(texts).size).toBe(8);
  });

  await test.step('[SND-04][TXT-01] 100 characters can be sent, 101 and unsendable characters are refused with the reason', async () => {
    await message.fill('👩‍👩‍👧'.repeat(40) + 'e\u0301'.repeat(60));
    await expect(modal.getByText('100 of 100')).toBeAttached();
    await expect(send).toBeEnabled();
    await message.press('End');
    await message.pressSequentially('!');
    await expect(modal.getByText('That’s a little too long')).toBeVisible();
    await expect(send).toBeDisabled();
    await message.fill(`Z${'\u0301'.repeat(20)}`);
    await expect(modal.getByText('Some of these characters can’t be sent')).toBeVisible();
    await expect(send).toBeDisabled();
    await message.fill('Three taps <b>for</b> you');
    await expect(send).toBeEnabled();
  });

  await test.step('[SND-05] the button is busy and the request leaves 0.8 s after the press', async () => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/order/checkout')) requests += 1;
    });
    await stopTime(page);
    await send.click();
    await expect(send).toBeDisabled();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(message).not.toBeEditable();
    await page.clock.runFor(799);
    await expect(send).toBeDisabled();
    expect(requests).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => requests).toBe(1);
    await page.clock.resume();
  });

  await test.step('[SND-06] the success screen has the focus and shows the words as text and the number of taps', async () => {
    await expect(page.getByRole('heading', { name: 'Sent!' })).toBeFocused();
    await expect(modal).toBeHidden();
    await expect(page.getByText('Three taps <b>for</b> you')).toBeVisible();
    await expect(page.getByText('You tapped the tulip 3 times for luck')).toBeVisible();
  });

  await test.step('[SND-06] "Send another" leads to the page of friends', async () => {
    await page.getByRole('button', { name: 'Send another' }).click();
    await expect(page.getByRole('heading', { name: /for a friend/ })).toBeVisible();
  });

  await test.step('[SND-04][SND-06] a gift without words or taps is sent, and the success screen mentions neither', async () => {
    await goTo(page, `/send?code=${known.boris.code}`);
    await sendFree(page, '');
    await expect(page.getByText('Your message')).toHaveCount(0);
    await expect(page.getByText(/You tapped/)).toHaveCount(0);
  });

  await test.step('[SND-06] "Get valentines yourself" leads to the share page', async () => {
    await page.getByRole('button', { name: 'Get valentines yourself' }).click();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  });
});
