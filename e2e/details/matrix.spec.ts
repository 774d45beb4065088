import { launch } from '../support/launch.ts';
import { inboxIn, sendNote, showValentines } from '../support/notes.ts';
import { sendFree } from '../support/sending.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** `npm test -- matrix` runs this test with the host and the remotes of two commits. */
test('[MFE-05] share, send and inbox work together, with pages, dialogs and calls', async ({ page, known, ann }) => {
  await launch(page, 'alice', { app: 'send', start: known.boris.code });
  await sendFree(page, 'Whatever version reads it');

  await goTo(page, '/share');
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await sendNote(page.request, ann, known.alice, 'Of another version');
  await showValentines(page);
  await inboxIn(page).unopened.click();
  await expect(inboxIn(page).detail.getByText('Of another version')).toBeVisible();
});
