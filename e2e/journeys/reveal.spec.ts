import { inboxIn, openNote, sendNote, sendOpened, showValentines } from '../support/notes.ts';
import { usePowerfulDevice } from '../support/powerful-device.ts';
import { makeZoya, revealIn } from '../support/revealing.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[RVL-01] Alice buys reveals and learns who wrote to her', async ({ phones: { alice, page }, known, ann, request }) => {
  await usePowerfulDevice(page);
  const zoya = await makeZoya(page);
  await sendOpened(request, zoya, known.alice, 'Guess who');
  const { app, screen } = alice;
  const { opened, unopened, detail } = inboxIn(app);
  const { ask, question, confirm, sender, skip } = revealIn(app);
  const packs = app.getByRole('dialog', { name: 'Who could it be?' });
  const photo = sender.locator('img[width="104"]');
  await alice.openApp();
  await showValentines(app);

  await test.step('[INB-08] an opened note shows no sender before the reveal', async () => {
    await opened.click();
    await expect(detail).toContainText('Guess who');
    await expect(app.getByText('Zoya')).toHaveCount(0);
  });

  await test.step('[RVL-04] the packs list the details of a reveal and the price and discount of each pack', async () => {
    await ask.click();
    await expect(packs).toContainText('First name and photo');
    await expect(packs.getByRole('radio')).toHaveCount(3);
    await expect(packs).toContainText(/49.*99.*150/s);
    await expect(packs.getByRole('button', { name: 'Get 3 reveals for 99 Stars' })).toBeVisible();
  });

  await test.step('[PAY-05] a cancelled invoice shows a message and reveals nothing', async () => {
    await packs.getByRole('button', { name: 'Get 3 reveals for 99 Stars' }).click();
    await screen.getByRole('dialog', { name: 'Confirm your purchase' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(app.getByText(/^The payment didn’t go through/)).toBeVisible();
    await expect(packs).toBeVisible();
    await expect(app.getByText('Zoya')).toHaveCount(0);
    await expect(alice.balance).toHaveText(/1,000/);
  });

  await test.step('[RVL-01][RVL-04][PAY-01][VIS-06] a paid pack reveals the sender, and the name and photo emerge from the blur', async () => {
    await packs.getByRole('button', { name: 'Get 3 reveals for 99 Stars' }).click();
    await screen.getByRole('button', { name: 'Pay 99 Stars' }).click();
    await expect(sender.getByRole('status')).toHaveText('Zoya');
    await photo.evaluate((element) => element.setAttribute('data-first', ''));
    await expect
      .poll(() => photo.evaluate((element) => getComputedStyle(element.parentElement ?? element).filter), {
        message: 'the blur of the photo',
      })
      .toBe('none');
    await expect(sender.locator('img[data-first]')).toHaveCount(1);
    await expect(skip).toHaveCount(0);
    await expect(app.locator('canvas')).toHaveCount(1);
    await expect(sender.getByText('@zoya_of_the_hill')).toBeVisible();
    await expect(alice.balance).toHaveText(/901/);
    expect(await sender.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('[RVL-06] the reveal offers the next steps and says how many reveals are left', async () => {
    for (const name of ['Write to Zoya', 'Send one back', 'Share the unmasking'])
      await expect(sender.getByRole('button', { name })).toBeVisible();
    await expect(sender).toContainText('2 reveals left');
  });

  await test.step('[RVL-01] a revealed note shows its sender again without spending a reveal', async () => {
    await sender.getByRole('button', { name: 'Close' }).click();
    await opened.click();
    await detail.getByRole('button', { name: 'About the sender' }).click();
    await expect(sender.getByText('Zoya', { exact: true })).toBeVisible();
    await sender.getByRole('button', { name: 'Close' }).click();
    const { user } = await callAs<{ user: { availableReveals: number } }>(request, known.alice.initData, 'GET', '/api/profile');
    expect(user.availableReveals).toBe(2);
  });

  await test.step('[RVL-01] with reveals left, a note needs a confirmation and spends one', async () => {
    await sendNote(request, ann, known.alice, 'And who is this?');
    await openNote(app, unopened, 'And who is this?');
    await ask.click();
    await expect(question).toContainText('First name and photo');
    await expect(packs).toHaveCount(0);
    await confirm.click();
    await expect(sender.getByRole('status')).toHaveText('Ann');
    const { user } = await callAs<{ user: { availableReveals: number } }>(request, known.alice.initData, 'GET', '/api/profile');
    expect(user.availableReveals).toBe(1);
  });
});
