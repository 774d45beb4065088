import { goToRoute } from '../support/sending.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { callAs, codeOf, createTestUser, initDataOf } from '../support/test-users.ts';

/** Boris is an operator, so that he can decide on Alice's refund. */
test.use({ operator: 'boris' });

test('[SAF-02] Alice uses the settings, from the language to the deletion of her account', async ({
  phones: { alice, boris },
  request,
}) => {
  const { app, screen } = alice;
  const sheet = app.getByRole('dialog');
  const back = screen.getByRole('button', { name: 'Back', exact: true });
  const share = app.getByRole('button', { name: 'Share', exact: true });
  const closeApp = () => screen.getByRole('button', { name: 'Close', exact: true }).click();
  const openSettings = () => app.getByRole('button', { name: /^(Settings|Настройки)$/ }).click();
  await screen.getByRole('button', { name: 'Start', exact: true }).click();
  await boris.screen.getByRole('button', { name: 'Start', exact: true }).click();
  const code = await codeOf(request, await initDataOf(request, 'alice'));
  const codeOfBoris = await codeOf(request, await initDataOf(request, 'boris'));
  await alice.openApp();

  await test.step('[SAF-02][SDK-01] the messenger’s menu opens the settings, and its back button closes them', async () => {
    await expect(share).toBeVisible();
    await screen.getByRole('button', { name: 'More' }).click();
    await screen.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
    await back.click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[SAF-02][I18-04] a chosen language applies at once', async () => {
    await openSettings();
    await sheet.getByRole('button', { name: /Language/ }).click();
    await sheet.getByRole('radio', { name: 'Русский' }).click();
    await expect(sheet.getByRole('heading', { name: 'Язык' })).toBeVisible();
    await expect(app.locator('html')).toHaveAttribute('lang', 'ru');
    await back.click();
    await expect(sheet.getByRole('button', { name: /Русский/ })).toBeVisible();
    await expect(app.getByRole('link', { name: 'Входящие', includeHidden: true })).toBeAttached();
    await sheet.getByRole('button', { name: /Русский/ }).click();
    await sheet.getByRole('radio', { name: 'Как в Telegram' }).click();
    await expect(sheet.getByRole('heading', { name: 'Language' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[SAF-02] every share shows the age question until Alice confirms her age', async () => {
    await share.click();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await expect(sheet).toHaveCount(0);
    await share.click();
    await sheet.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(sheet.getByRole('button', { name: /Send in a chat/ })).toBeVisible();
  });

  await test.step('[SAF-02] a confirmed age is not requested again, not even on another device', async () => {
    await app.locator('html').evaluate(() => window.localStorage.clear());
    await closeApp();
    await alice.openApp();
    await share.click();
    await expect(sheet.getByRole('button', { name: /Send in a chat/ })).toBeVisible();
    await back.click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[SAF-02][PAY-01] a paid gift is listed under the purchases', async () => {
    await goToRoute(app, `/send?code=${codeOfBoris}`);
    await app.getByRole('button', { name: 'Send a valentine' }).click();
    await sheet.getByRole('button', { name: /Teddy/ }).first().click();
    await sheet.getByRole('button', { name: 'Send', exact: true }).click();
    await screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
    await expect(alice.balance).toHaveText(/951/);
    await app.getByRole('button', { name: /Get valentines yourself/ }).click();
    await openSettings();
    await sheet.getByRole('button', { name: 'Purchases' }).click();
    await expect(sheet).toContainText('Sent');
  });

  await test.step('[SAF-02][SAF-04][PAY-04] an operator approves Alice’s refund request, and the purchase shows it', async () => {
    await sheet.getByRole('button', { name: 'Ask for a refund' }).click();
    await expect(sheet).toContainText('Refund requested');
    await expect(sheet.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
    // the operator's chat may show the request in Russian or in English
    const chat = boris.screen.getByRole('log');
    await expect(chat).toContainText(/Alice .*49/);
    await chat.getByRole('button', { name: /^(Approve|Вернуть)$/ }).click();
    await expect(alice.balance).toHaveText(/1,000/);
    await back.click();
    await sheet.getByRole('button', { name: 'Purchases' }).click();
    await expect(sheet).toContainText('Stars returned');
    await back.click();
  });

  await test.step('[SAF-03] the sent list shows that an item was delivered, and later that it was answered', async () => {
    const vera = await createTestUser(request, { firstName: 'Vera' });
    const { initData } = { initData: await initDataOf(request, 'alice') };
    const note = { valentineCode: vera.code, itemId: 'tulip', message: 'Guess who' };
    await callAs(request, initData, 'POST', '/api/order/checkout', note);
    const item = sheet.getByRole('listitem').filter({ hasText: 'To Vera' });
    const openSent = () => sheet.getByRole('button', { name: 'What I sent' }).click();
    await openSent();
    await expect(item).toContainText(/Guess who.*Delivered/);
    const path = '/api/inventory/valentines?type=ordinary&limit=1&skip=0&filter=all';
    const { valentines } = await callAs<{ valentines: { id: string }[] }>(request, vera.initData, 'GET', path);
    const id = valentines[0]?.id;
    await callAs(request, vera.initData, 'POST', `/api/inventory/unwrap/${id}`);
    await back.click();
    await openSent();
    await expect(item).toContainText(/Guess who/);
    await callAs(request, vera.initData, 'POST', `/api/valentine/${id}/answer`, { answer: 'I know' });
    await back.click();
    await openSent();
    await expect(item).toContainText(/Guess who.*I know.*Answered/);
    await back.click();
  });

  await test.step('[GFT-07] Alice wishes for a gift, which everybody with her link sees', async () => {
    const ring = sheet.getByRole('button', { name: /^Ring/ });
    await sheet.getByRole('button', { name: 'My wishes' }).click();
    await ring.click();
    await expect(ring).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet.getByRole('status')).toHaveText('1 of 3');
    const wishes = async () => (await (await request.get(`${appUrl()}/api/profile/${code}`)).json()).user.wishes;
    await expect.poll(wishes).toEqual(['ring']);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await openSettings();
  });

  await test.step('[PRM-01] a prompt that is too long is refused and stays in the field, and a shorter one is saved and public', async () => {
    const words = sheet.getByRole('textbox', { name: 'My own words' });
    const save = sheet.getByRole('button', { name: 'Save' });
    await sheet.getByRole('button', { name: 'My prompt' }).click();
    await sheet.getByRole('radio', { name: 'My own words' }).click();
    await words.fill('a'.repeat(61));
    await save.click();
    await expect(sheet).toContainText('A little shorter, please');
    await expect(words).toHaveValue('a'.repeat(61));
    await words.fill('Rate my playlist');
    await save.click();
    await expect(sheet.getByRole('button', { name: 'My prompt' })).toBeVisible();
    const { user } = await (await request.get(`${appUrl()}/api/profile/${code}`)).json();
    expect(user.prompt).toEqual({ text: 'Rate my playlist', language: null });
  });

  await test.step('[SAF-02] the export offers a file with the user’s data', async () => {
    const exported = alice.frame.page().waitForResponse(/\/api\/account\/export$/);
    await sheet.getByRole('button', { name: 'Export my data' }).click();
    const { url }: { url: string } = await (await exported).json();
    const download = screen.getByRole('alertdialog');
    await expect(download).toContainText('billet.json');
    await download.getByRole('button', { name: 'Cancel' }).click();
    expect(await (await request.get(url)).json()).toMatchObject({ user: { valentineCode: code } });
  });

  await test.step('[SAF-02] the deletion warns, closes the app and starts a new account at the next visit', async () => {
    await sheet.getByRole('button', { name: 'Delete my account' }).click();
    await expect(sheet).toContainText('What you sent stays with the people who got it');
    await sheet.getByRole('button', { name: 'Delete forever' }).click();
    await sheet.getByRole('button', { name: 'Leave' }).click();
    await expect(alice.frame).toBeHidden();
    expect(await codeOf(request, await initDataOf(request, 'alice'))).not.toBe(code);
  });
});
