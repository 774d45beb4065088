import { change } from '../support/day.ts';
import { inboxIn, openInbox, sendNote, unopenedOf } from '../support/notes.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

test('[INB-12] every change on one device shows on the other without a reload', async ({ page, request, ann, known }) => {
  const { opened, unopened, detail, tab } = inboxIn(page);
  const block = page.getByRole('switch', { name: 'Block the sender' });
  const leaderboard = page.getByRole('dialog', { name: 'Leaderboard' });
  await sendNote(request, ann, known.alice, 'To you both');
  const id = await unopenedOf(request, known.alice);
  await change(request, 'alice', { isInChannel: true });
  /** A change by Alice on her other device. */
  const changeElsewhere = (path: string, body?: object) => callAs(request, known.alice.initData, 'POST', path, body);
  await openInbox(page);
  await expect(unopened).toHaveCount(1);

  await test.step('[INB-12][INB-06] an opening on one device opens the card on the other', async () => {
    await changeElsewhere(`/api/inventory/unwrap/${id}`);
    await expect(opened).toHaveCount(1);
    await expect(tab).not.toHaveAccessibleName(/unread/);
  });

  await test.step('[INB-12][RPL-01] an answer appears in the open note', async () => {
    await opened.click();
    await changeElsewhere(`/api/valentine/${id}/answer`, { answer: 'From my other phone' });
    await expect(detail).toContainText('From my other phone');
  });

  await test.step('[INB-12][RPL-02] a change of visibility moves the switch', async () => {
    await changeElsewhere(`/api/valentines/${id}/set-visibility`, { isPublic: false });
    await expect(detail.getByRole('switch', { name: 'Show on my profile' })).not.toBeChecked();
  });

  await test.step('[INB-12][TSK-01] an earned reveal is added to the number of reveals', async () => {
    await changeElsewhere('/api/tasks/complete', { taskId: 'join_channel' });
    await expect(detail).toContainText(/1 reveal/);
  });

  await test.step('[INB-12][RVL-01] a reveal names the sender in the open note', async () => {
    await changeElsewhere(`/api/reveal/${id}`, {});
    await expect(detail.getByText('Ann', { exact: true })).toBeVisible();
  });

  await test.step('[INB-12][SAF-01] a block turns the switch on', async () => {
    await detail.getByRole('button', { name: 'Block or report' }).click();
    await changeElsewhere(`/api/valentine/${id}/block`, { isBlocked: true });
    await expect(block).toBeChecked();
    await page.getByRole('dialog', { name: 'Keep it kind' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[INB-12][LDB-01] the choice of a leaderboard appears in the open sheet', async () => {
    await page.getByRole('link', { name: 'Share' }).click();
    await expect(page.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Leaderboard' }).click();
    await expect(leaderboard.getByRole('button', { name: 'Take part' })).toBeEnabled();
    await changeElsewhere('/api/profile/update', { leaderboardCategory: 'global' });
    await expect(leaderboard.getByRole('button', { name: 'Change or leave' })).toBeVisible();
    await leaderboard.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[INB-12][NAV-07] a change of mode changes the share page', async () => {
    await changeElsewhere('/api/profile/update', { mode: 'anonymous' });
    await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  });

  await test.step('[INB-12][I18-04] a change of language translates the open page', async () => {
    await changeElsewhere('/api/profile/update', { language: 'ru' });
    await expect(page.getByRole('link', { name: /Входящие/ })).toBeVisible();
  });
});
