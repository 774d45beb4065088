import { change, newDay } from './support/day.ts';
import {
  allowWriting,
  closeApp,
  fillValentine,
  followLink,
  openChat,
  openFromBot,
  openLink,
  sendTulip,
  shareWith,
} from './support/people.ts';
import { callAs, codeOf, initDataOf } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** With everything that moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The first whole day, step after step: what one test leaves behind the next one finds. */
test.describe.configure({ mode: 'serial' });
test.use({ isStory: true });
test.beforeAll(async ({ request }) => {
  await newDay(request);
});

const inbox = /Inbox/;

test('[ENV-05][NAV-01][SHR-01][SHR-03] Alice opens the app from the chat with the bot and shares her link with Boris', async ({
  phones,
}) => {
  const { alice, boris } = phones;
  await openFromBot(alice);
  await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
  await shareWith(alice, 'Boris');

  await openChat(boris, 'Alice');
  await expect(boris.screen.getByRole('log').getByRole('link', { name: /billet_bot\/send\?startapp=/ })).toBeVisible();
});

test('[ENV-11][SND-01][SND-03][SND-04][SND-05][SND-06] Boris follows it, picks the free tulip, writes and sends', async ({ phones }) => {
  const { boris } = phones;
  await followLink(boris, 'Alice', 'send');
  await allowWriting(boris);
  await expect(boris.app.getByRole('heading', { name: 'Alice ждёт валентинку' })).toBeVisible();

  const { send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'С тобой даже октябрь тёплый' });
  await expect(send.getByText('Бесплатно')).toBeVisible();
  await send.click();
  await expect(boris.app.getByRole('heading', { name: 'Отправлено!' })).toBeVisible();
  await expect(boris.app.getByText('С тобой даже октябрь тёплый')).toBeVisible();
});

test('[INB-06][INB-08][INB-12][NAV-03][RPL-01][RPL-03] her inbox tab counts without a reload; she unwraps, reads, answers, and Boris is told', async ({
  phones,
}) => {
  const { alice, boris } = phones;
  await alice.openApp();
  const tab = alice.app.getByRole('link', { name: inbox });
  await expect(tab).toHaveAccessibleName(/1 unread/);
  await followLink(boris, 'Alice', 'send');
  await sendTulip(boris, 'Второй тюльпан');
  await expect(tab).toHaveAccessibleName(/2 unread/);

  await tab.click();
  await alice.app
    .getByRole('button', { name: /Valentine, Open/ })
    .first()
    .click();
  const detail = alice.app.getByRole('dialog', { name: 'A valentine for you' });
  await expect(detail.getByText(/октябрь|тюльпан/)).toBeVisible();
  await expect(detail.getByText('Mystery sender')).toBeVisible();
  await expect(detail.getByText('Boris')).toHaveCount(0);

  // a tap while the letter unfolds skips that, and nothing else
  await expect(alice.app.getByRole('dialog', { name: 'Opening…', includeHidden: true })).toHaveCount(0);
  await detail.getByRole('button', { name: 'Answer' }).click();
  const reply = alice.app.getByRole('dialog', { name: 'Your answer' });
  await expect(reply.getByRole('button', { name: 'Send' })).toBeDisabled();
  await reply.getByRole('textbox', { name: 'Write an answer' }).fill('Warm indeed');
  await reply.getByRole('button', { name: 'Send' }).click();
  await expect(detail.getByText('Warm indeed')).toBeVisible();
  await expect(detail.getByRole('switch', { name: 'Show on my profile' })).toBeVisible();
  await detail.getByRole('button', { name: 'Close' }).click();
  await expect(tab).toHaveAccessibleName(/1 unread/);

  await closeApp(boris);
  await openChat(boris, 'Billet');
  await expect(boris.screen.getByRole('log')).toContainText('Warm indeed');
});

test('[ASK-01][ASK-03][INB-01] Boris follows her anonymous link, asks with an emotion, and it arrives in her anonymous tab', async ({
  phones,
}) => {
  const { alice, boris } = phones;
  await alice.openApp();
  await alice.app.getByRole('radio', { name: 'Anonymous' }).check();
  await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await shareWith(alice, 'Boris');

  await followLink(boris, 'Alice', 'ask');
  await expect(boris.app.getByRole('heading', { name: 'Alice ждёт вопросов' })).toBeVisible();
  await boris.app.getByRole('button', { name: 'Спросить анонимно' }).click();
  const modal = boris.app.getByRole('dialog', { name: 'Анонимный вопрос' });
  await expect(modal.getByRole('button', { name: 'Дальше' })).toBeDisabled();
  await modal.getByRole('textbox', { name: 'Вопрос' }).fill('О чём ты мечтаешь?');
  await modal.getByRole('button', { name: 'Дальше' }).click();
  await modal.getByRole('button', { name: /Любовь/ }).click();
  await expect(boris.app.getByRole('heading', { name: 'Вопрос задан!' })).toBeVisible();

  await alice.app.getByRole('link', { name: inbox }).click();
  await expect(alice.app.getByRole('radio', { name: 'Anonymous' })).toBeChecked();
  await alice.app.getByRole('button', { name: /Anonymous question, Open/ }).click();
  await expect(alice.app.getByRole('dialog').getByText('О чём ты мечтаешь?')).toBeVisible();
});

test.describe('and pays', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[PAY-01][PAY-02][PAY-05][GFT-05][ENT-05] a super gift costs 98 Stars, arrives once, as a gift of the messenger too; cancelled, it does neither', async ({
    phones,
  }) => {
    const { alice, boris } = phones;
    await alice.openApp();
    const tab = alice.app.getByRole('link', { name: inbox });
    await expect(tab).toHaveAccessibleName(/1 unread/);

    await followLink(boris, 'Alice', 'send');
    const { modal, send } = await fillValentine(boris, { gift: /Мишка/, text: 'Для тебя', isSuper: true });
    await send.click();
    const invoice = boris.screen.getByRole('dialog', { name: 'Confirm your purchase' });
    await invoice.getByRole('button', { name: 'Cancel' }).click();
    await expect(send).toBeEnabled();
    await expect(modal.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('Для тебя');
    await expect(boris.balance).toHaveText(/1,000/);

    await send.click();
    await invoice.getByRole('button', { name: 'Pay 98 Stars' }).click();
    await expect(boris.app.getByRole('heading', { name: 'Уже в пути!' })).toBeVisible();
    await expect(boris.balance).toHaveText(/902/);
    await expect(tab).toHaveAccessibleName(/2 unread/);
    await tab.click();
    await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    await alice.app.getByRole('button', { name: /^Valentine, Super, Open/ }).click();
    const detail = alice.app.getByRole('dialog', { name: 'A valentine for you' });
    await expect(detail.getByText('Для тебя')).toBeVisible();
    await expect(detail.getByText('Also sent to you as a Telegram gift')).toBeVisible();
  });

  test("[PAY-01][PAY-02] a client that claims 'paid' without a payment delivers nothing", async ({ phones: { boris }, request }) => {
    const alice = await initDataOf(request, 'alice');
    const received = async () => (await callAs<{ total: number }>(request, alice, 'GET', '/api/inventory/count')).total;
    const before = await received();
    await change(request, 'boris', { outcome: 'paid_without_paying' });
    await followLink(boris, 'Alice', 'send');
    const { send } = await fillValentine(boris, { gift: /Мишка/, text: 'Неоплаченное', isSuper: true });
    await send.click();
    await boris.screen.getByRole('button', { name: 'Pay 98 Stars' }).click();
    await expect(boris.app.getByRole('heading', { name: 'Уже в пути!' })).toBeVisible();
    await change(request, 'boris', { outcome: 'normal' });

    // a free note sent afterwards is the next thing that arrives, so nothing else was under way
    await closeApp(boris);
    await followLink(boris, 'Alice', 'send');
    await sendTulip(boris, 'Просто так');
    await expect.poll(received).toBe(before + 1);
    await expect(boris.balance).toHaveText(/902/);
  });

  test('[RVL-01][RVL-02][RVL-04][PAY-01][ENT-05] Alice buys a pack of reveals and sees who sent the valentine', async ({
    phones: { alice },
    request,
  }) => {
    const boris = await codeOf(request, await initDataOf(request, 'boris'));
    await alice.openApp();
    await alice.app.getByRole('link', { name: inbox }).click();
    await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    await alice.app
      .getByRole('button', { name: /Tulip, Opened/ })
      .first()
      .click();
    await alice.app.getByRole('button', { name: 'Reveal the sender' }).click();
    await alice.app.getByRole('button', { name: 'Get 3 reveals for 99 Stars' }).click();
    await alice.screen.getByRole('button', { name: 'Pay 99 Stars' }).click();
    const details = alice.app.getByRole('dialog', { name: 'It was…' });
    await expect(details.getByText('Boris', { exact: true })).toBeVisible();
    await expect(details.getByText('@boris')).toBeVisible();
    await expect(details.getByText(`${boris.slice(0, 2)}••••••${boris.slice(-2)}`)).toBeVisible();
    await expect(details.getByText(boris)).toHaveCount(0);
    await expect(alice.balance).toHaveText(/901/);
  });

  test.describe('two others', () => {
    test.use({ isStory: false });

    test('[RVL-03][GFT-05] a fully anonymous valentine offers no reveal', async ({ phones: { alice, boris }, known }) => {
      await openLink(boris, { code: known.alice.code, app: 'send' });
      const { send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'Угадай кто', isFullyAnonymous: true });
      await send.click();
      await boris.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
      await expect(boris.app.getByRole('heading', { name: 'Уже в пути!' })).toBeVisible();

      await alice.openApp();
      await alice.app.getByRole('link', { name: inbox }).click();
      await alice.app.getByRole('radio', { name: 'Valentines' }).check();
      await alice.app.getByRole('button', { name: /^Valentine, Open/ }).click();
      const detail = alice.app.getByRole('dialog');
      await expect(detail.getByText('Угадай кто')).toBeVisible();
      await expect(detail.getByText('Can’t be revealed: no name is kept with it')).toBeVisible();
      await expect(detail.getByRole('button', { name: 'Reveal the sender' })).toHaveCount(0);
    });
  });
});
