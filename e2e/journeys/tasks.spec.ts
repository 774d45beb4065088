import { change } from '../support/day.ts';
import { openFromBot } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/visual-checks.ts';

test('[TSK-01] Alice completes the tasks', async ({ phones: { alice, page }, request }) => {
  const { app, screen } = alice;
  const sheet = app.getByRole('dialog', { name: 'Earn free reveals' });
  const join = sheet.getByRole('listitem').filter({ hasText: 'Join our channel' });
  const check = join.getByRole('button', { name: /^Check/ });
  /** The next response to the completion of the channel task. */
  const nextCompletion = async () => {
    const isCompletion = (url: string, body: unknown) =>
      url.endsWith('/api/tasks/complete') && (body as { taskId?: string } | null)?.taskId === 'join_channel';
    const response = await page.waitForResponse((each) => isCompletion(each.url(), each.request().postDataJSON()));
    return response.json();
  };
  await change(request, 'alice', { profile: 'webk' });
  await openFromBot(alice);

  await test.step('[TSK-01] the sheet lists five tasks, none of them done, and axe finds no fault', async () => {
    const completion = nextCompletion();
    await app.getByRole('button', { name: 'Earn free reveals' }).click();
    await expect(sheet.getByRole('progressbar', { name: '0 of 5 done' })).toBeVisible();
    await expect(join).toContainText('+1 free reveal');
    const frame = await (await alice.frame.elementHandle())?.contentFrame();
    expect(frame && (await violations(frame))).toEqual([]);
    await join.getByRole('button', { name: /^Open/ }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
    expect(await completion).toMatchObject({ success: false, user: { availableReveals: 0 } });
  });

  await test.step('[TSK-01][ERR-05] a task that the server does not confirm stays open without a message', async () => {
    const completion = nextCompletion();
    await check.click();
    expect(await completion).toMatchObject({ success: false });
    await expect(check).toBeEnabled();
    await expect(app.getByRole('status').getByText(/error|wrong/i)).toHaveCount(0);
  });

  await test.step('[TSK-01] a confirmed membership of the channel grants one reveal', async () => {
    await change(request, 'alice', { isInChannel: true });
    const completion = nextCompletion();
    await check.click();
    expect(await completion).toMatchObject({ success: true, user: { availableReveals: 1 } });
    await expect(join).toContainText('Done');
    await expect(sheet.getByRole('progressbar', { name: '1 of 5 done' })).toBeVisible();
  });

  await test.step('[TSK-01] the emoji status and a shared link count as done', async () => {
    await sheet.getByRole('listitem').filter({ hasText: 'Add our badge' }).getByRole('button').click();
    await screen.getByRole('alertdialog').getByRole('button').last().click();
    await expect(sheet.getByRole('progressbar', { name: '2 of 5 done' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await app.getByRole('button', { name: 'Copy link' }).click();
    await app.getByRole('dialog', { name: 'Before you share' }).getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(app.getByRole('progressbar', { name: '3 of 5 done' })).toBeVisible();
  });
});
