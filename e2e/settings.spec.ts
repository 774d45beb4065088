import { launch } from './support/launch.ts';
import { openFromBot } from './support/people.ts';
import type { App } from './support/sending.ts';
import { OPERATORS } from './support/stack.ts';
import { callAs, codeOf, initDataOf, makeStranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

async function openSettings(app: App) {
  await app.getByRole('button', { name: /^(Settings|Настройки)$/ }).click();
  const sheet = app.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 2 })).toBeVisible();
  return sheet;
}

test('[SAF-02][SDK-01][I18-04] the gear and the messenger’s menu open the settings; a language holds at once and at the next launch', async ({
  phones: { alice },
}) => {
  await openFromBot(alice);
  await alice.screen.getByRole('button', { name: 'More' }).click();
  await alice.screen.getByRole('menuitem', { name: 'Settings' }).click();
  const sheet = alice.app.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
  await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(sheet).toHaveCount(0);

  await (await openSettings(alice.app)).getByRole('button', { name: /Language/ }).click();
  await sheet.getByRole('radio', { name: 'Русский' }).click();
  await expect(sheet.getByRole('heading', { name: 'Язык' })).toBeVisible();
  await expect(alice.app.locator('html')).toHaveAttribute('lang', 'ru');
  await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(sheet.getByRole('button', { name: /Русский/ })).toBeVisible();
  await alice.screen.getByRole('button', { name: 'Close', exact: true }).click();
  await alice.openApp();
  await expect(alice.app.getByRole('link', { name: 'Входящие' })).toBeVisible();

  await (await openSettings(alice.app)).getByRole('button', { name: /Язык/ }).click();
  await sheet.getByRole('radio', { name: 'Как в Telegram' }).click();
  await expect(sheet.getByRole('heading', { name: 'Language' })).toBeVisible();
});

test.describe('Boris is an operator', () => {
  test.use({ firstId: OPERATORS.boris });

  test('[SAF-02][PAY-04] a purchase stands in the settings; a refund is asked for, an operator gives it, and the state follows', async ({
    phones: { alice, boris },
    request,
  }) => {
    await initDataOf(request, 'alice');
    await boris.screen.getByRole('button', { name: 'Start', exact: true }).click();
    const code = await codeOf(request, await initDataOf(request, 'boris'));
    await alice.openApp();
    // a start under way would still put its own address in place
    await expect(alice.app.getByRole('heading', { name: /^Get / })).toBeVisible();
    await alice.app.locator('html').evaluate((root, to) => root.ownerDocument.location.replace(to), `#/send?code=${code}`);
    await alice.app.getByRole('button', { name: 'Send a valentine' }).click();
    await alice.app.getByRole('dialog').getByRole('button', { name: /Teddy/ }).first().click();
    await alice.app.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await alice.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(alice.app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
    await expect(alice.balance).toHaveText(/951/);
    await alice.app.getByRole('button', { name: /Get valentines yourself/ }).click();

    const sheet = await openSettings(alice.app);
    await sheet.getByRole('button', { name: 'Purchases' }).click();
    await expect(sheet).toContainText('Sent');
    await sheet.getByRole('button', { name: 'Ask for a refund' }).click();
    await expect(sheet).toContainText('Refund requested');
    await expect(sheet.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);

    const chat = boris.screen.getByRole('log');
    await expect(chat).toContainText(/Alice .*49/);
    await chat.getByRole('button', { name: /^(Approve|Вернуть)$/ }).click();
    await expect(alice.balance).toHaveText(/1,000/);
    await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
    await sheet.getByRole('button', { name: 'Purchases' }).click();
    await expect(sheet).toContainText('Stars given back');
  });
});

test('[SAF-02] one’s data are handed over as a file, and the account is deleted after a warning', async ({
  phones: { alice },
  request,
}) => {
  const before = await codeOf(request, await initDataOf(request, 'alice'));
  await alice.openApp();
  const sheet = await openSettings(alice.app);
  await sheet.getByRole('button', { name: 'Export my data' }).click();
  const download = alice.screen.getByRole('alertdialog');
  await expect(download).toContainText('billet.json');
  const [url = ''] = /http\S+\.json/.exec((await download.textContent()) ?? '') ?? [];
  await download.getByRole('button', { name: 'Cancel' }).click();
  expect(await (await request.get(url)).json()).toMatchObject({ user: { valentineCode: before } });

  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(sheet).toContainText('What you sent stays with those who got it');
  await sheet.getByRole('button', { name: 'Delete forever' }).click();
  await sheet.getByRole('button', { name: 'Leave' }).click();
  await expect(alice.frame).toBeHidden();
  const { user } = await callAs<{ user: { valentineCode: string } }>(request, await initDataOf(request, 'alice'), 'GET', '/api/profile');
  expect(user.valentineCode).not.toBe(before);
});

test('[SAF-02] the age is asked once, before the first share, and on no other device again', async ({ phones: { alice } }) => {
  await openFromBot(alice);
  const share = () => alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = alice.app.getByRole('dialog');
  await share();
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await share();
  await sheet.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(sheet.getByRole('button', { name: /Send in a chat/ })).toBeVisible();
  await alice.screen.getByRole('button', { name: 'Close', exact: true }).click();
  await alice.openApp();
  // the page is there to stay by now
  await alice.app.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await alice.app.locator('html').evaluate(() => window.localStorage.clear());
  await share();
  await expect(sheet.getByRole('button', { name: /Send in a chat/ })).toBeVisible();
});

test('[SAF-03] a sender sees what became of what they sent: delivered, then answered', async ({ page, request }) => {
  const token = await initDataOf(request, 'alice');
  const friend = await makeStranger(request, { firstName: 'Vera' });
  const note = { valentineCode: friend.code, itemId: 'tulip', message: 'Guess who', isSuper: false, isAnonymousMessage: false };
  await callAs(request, token, 'POST', '/api/order/checkout', { ...note, isFullyAnonymous: false, isOpenSympathy: false });
  await callAs(request, token, 'POST', '/api/order/checkout', {
    ...note,
    message: 'Signed',
    isFullyAnonymous: false,
    isOpenSympathy: true,
  });
  await launch(page, 'alice');
  const sheet = await openSettings(page);
  await sheet.getByRole('button', { name: 'What I sent' }).click();
  const letters = sheet.getByRole('listitem');
  await expect(letters).toHaveCount(2);
  await expect(letters.last()).toContainText(/To Vera.*Guess who.*Delivered/);

  const path = '/api/inventory/valentines?type=ordinary&limit=20&skip=0&filter=all';
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(request, friend.initData, 'GET', path);
  for (const { id } of valentines) {
    await callAs(request, friend.initData, 'POST', `/api/inventory/unwrap/${id}`);
    await callAs(request, friend.initData, 'POST', `/api/valentine/${id}/answer`, { answer: 'I know' });
  }
  await sheet.getByRole('button', { name: 'Back', exact: true }).click();
  await sheet.getByRole('button', { name: 'What I sent' }).click();
  await expect(letters.last()).toContainText(/Guess who.*I know.*Answered/);
});
