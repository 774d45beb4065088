import { launch } from '../support/launch.ts';
import { sendNote, showValentines } from '../support/notes.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

test('Alice pays to open her valentines a week before 8 March', async ({ phones: { alice, page }, known, request, setClock }) => {
  const cards = alice.app.getByRole('button', { name: /closed/i });
  const sheet = alice.app.getByRole('dialog');
  const buy = sheet.getByRole('button', { name: 'Open now for 49 Stars' });

  await test.step('[RVL-05][INB-05] a closed card shows its opening date and requests nothing', async () => {
    await setClock('2027-03-01T09:00:00.000Z');
    for (const text of ['One', 'Two']) await sendNote(request, known.boris, known.alice, text);
    const unwrapped: string[] = [];
    page.on('request', (each) => {
      if (each.url().includes('/unwrap/')) unwrapped.push(each.url());
    });
    await alice.openApp();
    await showValentines(alice.app);
    await expect(cards).toHaveCount(2);
    await expect(alice.app.getByText('Closed until 8 March: 2')).toBeVisible();
    await expect(alice.app.getByRole('link', { name: /Inbox/ })).not.toHaveAccessibleName(/unread/);
    await cards.first().click();
    await expect(sheet).toContainText(/8 March.*Moscow time|March 8.*Moscow time/);
    await expect(sheet.getByRole('timer')).toContainText('07');
    expect(unwrapped).toEqual([]);
  });

  await test.step('[RVL-05][PAY-05] a cancelled payment shows a message and opens nothing', async () => {
    await buy.click();
    await alice.screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(alice.app.getByText('The payment didn’t go through')).toBeVisible();
    await expect(alice.balance).toHaveText(/1,000/);
  });

  await test.step('[RVL-05] one payment of 49 Stars opens every note that has arrived and enables early opening for the account', async () => {
    await buy.click();
    await alice.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await sheet.getByRole('button', { name: 'Open it' }).click();
    await expect(sheet.getByText(/^(One|Two)$/)).toBeVisible();
    await expect(alice.balance).toHaveText(/951/);
    await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(cards).toHaveCount(0);
    const { user } = await callAs<{ user: object }>(request, known.alice.initData, 'GET', '/api/profile');
    expect(user).toMatchObject({ hasMarch8EarlyReveal: true });
  });
});

test('Alice waits for 14:00 on 8 March in Moscow with a closed note in front of her', async ({
  page,
  known,
  problems,
  request,
  setClock,
}) => {
  const card = page.getByRole('button', { name: /, (closed|open)$/i });
  const sheet = page.getByRole('dialog');
  const open = sheet.getByRole('button', { name: 'Open it' });

  await test.step('[INB-05][DAT-01] ten minutes before, the note only shows a countdown', async () => {
    await setClock('2027-03-08T10:50:00.000Z');
    await sendNote(request, known.boris, known.alice, 'In time');
    await page.clock.install();
    await launch(page, 'alice');
    await showValentines(page);
    await card.click();
    await expect(sheet.getByRole('timer')).toBeVisible();
    await expect(open).toHaveCount(0);
  });

  await test.step('[NAV-08][INB-05] a note that fails to open returns the focus to its card', async () => {
    problems.allow({ answers: [{ status: 409, path: /unwrap/ }] });
    const { promise: held, resolve: refuse } = Promise.withResolvers<void>();
    await page.route('**/unwrap/**', async (route) => {
      await held;
      await route.fulfill({ status: 409, json: { error: { code: 'not_found', message: 'no' } } });
    });
    await setClock('2027-03-08T11:00:00.000Z');
    await waitForFiles(page);
    await page.clock.fastForward('10:00');
    const requested = page.waitForRequest('**/unwrap/**');
    await open.press('Enter');
    await requested;
    await expect(page.getByRole('dialog', { name: 'Not yet!' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
    refuse();
    await expect(page.getByText('We couldn’t find that. It may be gone already.')).toBeVisible();
    await expect(card).toBeFocused();
  });

  await test.step('[INB-05][DAT-01] from 14:00 on the note opens', async () => {
    await page.unroute('**/unwrap/**');
    await card.click();
    await expect(sheet.getByText('In time')).toBeVisible();
  });
});
