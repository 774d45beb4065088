import type { Locator, Page } from 'playwright/test';
import { change } from '../support/day.ts';
import { inboxIn, openInbox, sendNote, sendOpened, unopenedOf } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

/** Opens Alice's sheet with pause, muted words and blocks. */
async function openSafety(page: Page): Promise<Locator> {
  await openInbox(page);
  await inboxIn(page).opened.first().click();
  await inboxIn(page).detail.getByRole('button', { name: 'Block or report' }).click();
  await page.getByRole('button', { name: /Pause, muted words and blocks/ }).click();
  return page.getByRole('dialog', { name: 'Privacy and safety' });
}

test('[INB-12][SAF-01] a change in the safety sheet of one device shows on the other', async ({ page, context, request, ann, known }) => {
  const changeElsewhere = (path: string, body?: object) => callAs(request, known.alice.initData, 'POST', path, body);
  await sendOpened(request, ann, known.alice, 'To you both');
  await changeElsewhere('/api/profile/update', { mute: ['shame'] });
  await sendNote(request, ann, known.alice, 'Shame on you');
  const path = '/api/safety/muted?limit=20&skip=0';
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(request, known.alice.initData, 'GET', path);
  const muted = valentines[0]?.id;
  const safety = await openSafety(page);
  const pause = safety.getByRole('switch', { name: 'Pause my inbox' });
  const back = safety.getByRole('button', { name: 'Back', exact: true });
  await expect(pause).not.toBeChecked();

  await test.step('[INB-12][SAF-01] a pause turns the switch on', async () => {
    await changeElsewhere('/api/profile/update', { paused: true });
    await expect(pause).toBeChecked();
  });

  await test.step('[INB-12][SAF-01] a muted word is added to the list', async () => {
    await safety.getByRole('button', { name: /Muted words/ }).click();
    await changeElsewhere('/api/profile/update', { mutedWords: ['rubbish'] });
    await expect(safety.getByRole('button', { name: 'Stop muting “rubbish”' })).toBeVisible();
  });

  await test.step('[INB-12][SAF-01] words that two devices mute at the same time are all muted, on both', async () => {
    const devices = [safety, await openSafety(await context.newPage())];
    for (const other of devices.slice(1)) await other.getByRole('button', { name: /Muted words/ }).click();
    for (const [index, device] of devices.entries()) await device.getByRole('textbox', { name: 'Word or phrase' }).fill(`word ${index}`);
    await Promise.all(devices.map((device) => device.getByRole('button', { name: 'Mute it' }).click()));
    for (const device of devices)
      for (const word of ['rubbish', 'word 0', 'word 1'])
        await expect(device.getByRole('button', { name: `Stop muting “${word}”` })).toBeVisible();
    await back.click();
  });

  await test.step('[INB-12][SAF-01] an opened muted note shows its text', async () => {
    await safety.getByRole('button', { name: /Muted notes 1 note/ }).click();
    await expect(safety.getByText('Not opened yet')).toBeVisible();
    await changeElsewhere(`/api/inventory/unwrap/${muted}`);
    await expect(safety.getByText('Shame on you')).toBeVisible();
  });

  await test.step('[INB-12][SAF-01] a block by a muted note offers to unblock', async () => {
    await changeElsewhere(`/api/valentine/${muted}/block`, { isBlocked: true });
    await expect(safety.getByRole('button', { name: 'Unblock' })).toBeVisible();
  });

  await test.step('[INB-12][SAF-01] a muted note that moves to the inbox leaves the list', async () => {
    await changeElsewhere(`/api/valentine/${muted}/unmute`);
    await expect(safety.getByText('Nothing muted')).toBeVisible();
  });
});

test('[INB-12] an action that another device performed first is shown as done', async ({ page, request, ann, known, problems }) => {
  problems.allow({ answers: [{ status: 409, path: /^\/api\/valentine\/[^/]+\/answer$/ }] });
  await sendNote(request, ann, known.alice, 'To you both');
  const id = await unopenedOf(request, known.alice);
  await change(request, 'alice', { isInChannel: true });
  const actElsewhere = (path: string, body: object = {}) => callAs(request, known.alice.initData, 'POST', path, body);
  const { unopened, detail } = inboxIn(page);
  // without live events this device does not receive the changes of the other one
  const { promise, resolve: connect } = Promise.withResolvers<void>();
  await page.route('**/api/events', async (route) => {
    await promise;
    await route.continue();
  });
  // the page connects after it has received its profile
  const connecting = page.waitForRequest('**/api/events');
  await openInbox(page);
  await expect(unopened).toHaveCount(1);

  await test.step('[INB-12][INB-06] a note that is already opened opens', async () => {
    await actElsewhere(`/api/inventory/unwrap/${id}`);
    await unopened.click();
    await expect(detail).toContainText('To you both');
  });

  await test.step('[INB-12][RPL-01] a second answer shows the first', async () => {
    await detail.getByRole('button', { name: 'Answer' }).click();
    await page.getByRole('textbox', { name: 'Write an answer' }).fill('Second');
    await actElsewhere(`/api/valentine/${id}/answer`, { answer: 'First' });
    await page.getByRole('dialog', { name: 'Your answer' }).getByRole('button', { name: 'Send' }).click();
    await expect(detail).toContainText('First');
  });

  await test.step('[INB-12][RVL-01] a sender who is already revealed is shown and not sold again', async () => {
    await actElsewhere('/api/tasks/complete', { taskId: 'join_channel' });
    await actElsewhere(`/api/reveal/${id}`);
    await detail.getByRole('button', { name: 'Reveal the sender' }).click();
    await page.getByRole('button', { name: /^Get .* Stars$/ }).click();
    await expect(page.getByRole('dialog', { name: 'It was…' })).toContainText('Ann');
  });

  await test.step('[INB-12] a change between the profile request and the live connection is not lost', async () => {
    await connecting;
    await actElsewhere('/api/profile/update', { language: 'ru' });
    connect();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});
