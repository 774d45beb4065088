import { openingIsOver } from '../support/notes.ts';
import { allowWriting, closeApp, fillValentine, followLink, openChat, openFromBot, shareWith } from '../support/people.ts';
import { goToRoute, invoiceOf } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { callAs, codeOf, initDataOf } from '../support/test-users.ts';

// sharing and sending with all animations; the journey opening has those of an opening
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('two new users share, send, open, answer, ask, pay and reveal on their first day', async ({
  phones: { alice, boris, page },
  request,
}) => {
  const tab = alice.app.getByRole('link', { name: /Inbox/ });
  const note = alice.app.getByRole('dialog', { name: 'A valentine for you' });
  const invoice = invoiceOf(boris);
  const onItsWay = boris.app.getByRole('heading', { name: 'Уже в пути!' });

  await test.step('[ENV-05][NAV-01][SHR-01][SHR-03] Alice opens the app from the chat with the bot and shares her link with Boris', async () => {
    await openFromBot(alice);
    await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
    await shareWith(alice, 'Boris');
    await openChat(boris, 'Alice');
    await expect(boris.screen.getByRole('log').getByRole('link', { name: /billet_bot\/send\?startapp=/ })).toBeVisible();
  });

  await test.step('[ENV-11][SND-01][SND-03][SND-04][SND-05][SND-06] Boris follows the link, writes in Russian and sends a free tulip', async () => {
    await followLink(boris, 'Alice', 'send');
    await allowWriting(boris);
    await expect(boris.app.getByRole('heading', { name: 'Alice ждёт валентинку' })).toBeVisible();
    const { send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'С тобой даже октябрь тёплый' });
    await expect(send.getByText('Бесплатно')).toBeVisible();
    await send.click();
    await expect(boris.app.getByRole('heading', { name: 'Отправлено!' })).toBeVisible();
    await expect(boris.app.getByText('С тобой даже октябрь тёплый')).toBeVisible();
  });

  await test.step('[NAV-03][INB-12] the inbox tab of Alice counts the note without a reload', async () => {
    await expect(tab).toHaveAccessibleName(/1 unread/);
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('[INB-06][INB-08] Alice opens a note and does not see its sender', async () => {
    await tab.click();
    await alice.app.getByRole('button', { name: /Valentine, Open/ }).click();
    await expect(note.getByText('С тобой даже октябрь тёплый')).toBeVisible();
    await expect(note.getByText('Mystery sender')).toBeVisible();
    await expect(note.getByText('Boris')).toHaveCount(0);
    await openingIsOver(alice.app);
  });

  await test.step('[RPL-01][RPL-03] Alice answers, and the bot notifies Boris', async () => {
    await note.getByRole('button', { name: 'Answer' }).click();
    const reply = alice.app.getByRole('dialog', { name: 'Your answer' });
    await expect(reply.getByRole('button', { name: 'Send' })).toBeDisabled();
    await reply.getByRole('textbox', { name: 'Write an answer' }).fill('Warm indeed');
    await reply.getByRole('button', { name: 'Send' }).click();
    await expect(note.getByText('Warm indeed')).toBeVisible();
    await expect(note.getByRole('switch', { name: 'Show on my profile' })).toBeVisible();
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(note).toHaveCount(0);
    await closeApp(boris);
    await openChat(boris, 'Billet');
    await expect(boris.screen.getByRole('log')).toContainText('Warm indeed');
  });

  await test.step('[ASK-01][ASK-02][ASK-03][INB-01] Boris asks a question with a feeling, and it arrives in the anonymous tab', async () => {
    await alice.app.getByRole('link', { name: /Share/ }).click();
    await alice.app.getByRole('radio', { name: 'Anonymous' }).check();
    await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
    await shareWith(alice, 'Boris');
    await followLink(boris, 'Alice', 'ask');
    await expect(boris.app.getByRole('heading', { name: 'Alice ждёт вопросов' })).toBeVisible();
    await boris.app.getByRole('button', { name: 'Спросить анонимно' }).click();
    const modal = boris.app.getByRole('dialog', { name: 'Анонимный вопрос' });
    const question = modal.getByRole('textbox', { name: 'Вопрос' });
    await expect(modal.getByRole('button', { name: 'Дальше' })).toBeDisabled();
    await modal.getByRole('button', { name: 'Подсказать вопрос' }).click();
    await expect(question).toHaveValue(/[А-я]/);
    await question.fill('О чём ты мечтаешь?');
    await modal.getByRole('button', { name: 'Дальше' }).click();
    await modal.getByRole('button', { name: /Любовь/ }).click();
    await expect(boris.app.getByRole('heading', { name: 'Отправлено!' })).toBeVisible();
    await tab.click();
    await expect(alice.app.getByRole('radio', { name: 'Anonymous' })).toBeChecked();
    await alice.app.getByRole('button', { name: /Anonymous question, Open/ }).click();
    const opened = alice.app.getByRole('dialog');
    await expect(opened.getByText('О чём ты мечтаешь?')).toBeVisible();
    await opened.getByRole('button', { name: 'Close' }).click();
    await expect(opened).toHaveCount(0);
  });

  const initData = await initDataOf(request, 'alice');
  const code = await codeOf(request, initData);
  const received = async () => {
    const path = '/api/inventory/valentines?type=ordinary&limit=20&skip=0&filter=sent';
    type Notes = { readonly valentines: readonly { readonly isFullyAnonymous: boolean; readonly sentAt: string }[] };
    return (await callAs<Notes>(request, initData, 'GET', path)).valentines;
  };

  await test.step('[PAY-01][PAY-05] a cancelled invoice for a super gift keeps the text and the Stars of Boris', async () => {
    await goToRoute(boris.app, '/share');
    await expect(boris.app.getByRole('navigation')).toBeVisible();
    await goToRoute(boris.app, `/send?code=${code}`);
    const { modal, send } = await fillValentine(boris, { gift: /Мишка/, text: 'Для тебя', isSuper: true });
    await send.click();
    await invoice.getByRole('button', { name: 'Cancel' }).click();
    await expect(send).toBeEnabled();
    await expect(modal.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Для тебя');
    await expect(boris.balance).toHaveText(/1,000/);
    await send.click();
  });

  await test.step('[PAY-01][PAY-02][GFT-05][ENT-05] the super gift costs 98 Stars and arrives once, as a Telegram gift too', async () => {
    await invoice.getByRole('button', { name: 'Pay 98 Stars' }).click();
    await expect(onItsWay).toBeVisible();
    await expect(boris.balance).toHaveText(/902/);
    await expect(tab).toHaveAccessibleName(/1 unread/);
    await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    await alice.app.getByRole('button', { name: /^Valentine, Super, Open/ }).click();
    await expect(note.getByText('Для тебя')).toBeVisible();
    await expect(note.getByText('Also sent to you as a Telegram gift')).toBeVisible();
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(note).toHaveCount(0);
  });

  await test.step('[RVL-01][RVL-02][RVL-04][PAY-01][ENT-05] Alice buys a pack of reveals and sees who sent the first valentine', async () => {
    const codeOfBoris = await codeOf(request, await initDataOf(request, 'boris'));
    await alice.app.getByRole('button', { name: /Tulip, Opened/ }).click();
    await alice.app.getByRole('button', { name: 'Reveal the sender' }).click();
    await alice.app.getByRole('button', { name: 'Get 3 reveals for 99 Stars' }).click();
    await alice.screen.getByRole('button', { name: 'Pay 99 Stars' }).click();
    const sender = alice.app.getByRole('dialog', { name: 'It was…' });
    await expect(sender.getByText('Boris', { exact: true })).toBeVisible();
    await expect(sender.getByText('@boris')).toBeVisible();
    for (const hidden of [codeOfBoris, '••••']) await expect(sender.getByText(hidden)).toHaveCount(0);
    await expect(alice.balance).toHaveText(/901/);
    await sender.getByRole('button', { name: 'Close' }).click();
    await expect(alice.app.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[SND-06][SEC-02] a gift that is hidden forever is delivered with others within a quarter of an hour', async () => {
    await goToRoute(boris.app, '/share');
    await expect(boris.app.getByRole('navigation')).toBeVisible();
    await goToRoute(boris.app, `/send?code=${code}`);
    const { send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'Угадай кто', isFullyAnonymous: true });
    await send.click();
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(onItsWay).toBeVisible();
    await expect(boris.app.getByText('Едет вместе с другими. Alice получит всё за 15 минут.')).toBeVisible();
    await expect.poll(async () => (await received())[0]?.isFullyAnonymous).toBe(true);
    // the time of its delivery, not of its payment
    expect(new Date((await received())[0]?.sentAt ?? '').getMilliseconds()).toBe(0);
    const ofBoris = await initDataOf(request, 'boris');
    const { purchases } = await callAs<{ purchases: object[] }>(request, ofBoris, 'GET', '/api/purchases');
    expect(purchases).toContainEqual(expect.objectContaining({ kind: 'item', state: 'fulfilled', amount: 49 }));
  });

  await test.step('[RVL-03][GFT-05][INB-08] a note that is hidden forever can not be revealed', async () => {
    await alice.app.getByRole('button', { name: /^Valentine, Open/ }).click();
    await expect(note.getByText('Угадай кто')).toBeVisible();
    await expect(note.getByText('Can’t be revealed: no name is kept with it')).toBeVisible();
    await expect(note.getByRole('button', { name: 'Reveal the sender' })).toHaveCount(0);
  });
});
