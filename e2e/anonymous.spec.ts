import { change } from './support/day.ts';
import { inboxIn, openInbox, sendOpened } from './support/notes.ts';
import { fillValentine, openLink } from './support/people.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** What is fully anonymous, from the checkout to the letter, with a quarter of an hour that lasts a second. */

interface Received {
  readonly valentines: readonly { readonly isFullyAnonymous: boolean; readonly sentAt: string }[];
}

test('[SEC-02][SND-04][SND-06] a fully anonymous gift travels with others, its sender is told so, and its letter offers no reveal', async ({
  phones: { alice, boris },
  request,
  known,
}) => {
  const inboxPath = '/api/inventory/valentines?type=ordinary&limit=20&skip=0&filter=all';
  const received = async () => (await callAs<Received>(request, known.alice.initData, 'GET', inboxPath)).valentines;
  await openLink(boris, { code: known.alice.code, app: 'send' });
  const { modal, send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'Угадай', isFullyAnonymous: true });
  await expect(modal.getByRole('radio', { name: 'Скрыто навсегда', exact: true })).toHaveAccessibleDescription(
    'плюс 49 звёзд Alice не раскроет его никогда, а об ответе тебе не сообщат. Придёт в течение четверти часа.',
  );
  await send.click();
  await boris.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
  await expect(boris.app.getByRole('heading', { name: 'Уже в пути!' })).toBeVisible();
  await expect(boris.app.getByText('Едет вместе с другими и в течение четверти часа будет у адресата: Alice.')).toBeVisible();

  await expect.poll(async () => (await received()).length).toBe(1);
  const [note] = await received();
  expect(note?.isFullyAnonymous).toBe(true);
  expect(new Date(note?.sentAt ?? '').getMilliseconds()).toBe(0);
  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  await alice.app.getByRole('button', { name: /^Valentine, Open/ }).click();
  const detail = alice.app.getByRole('dialog', { name: 'A valentine for you' });
  await expect(detail.getByText('Угадай')).toBeVisible();
  await expect(detail.getByText('Can’t be revealed: no name is kept with it')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Reveal the sender' })).toHaveCount(0);

  const { purchases } = await callAs<{ purchases: object[] }>(request, known.boris.initData, 'GET', '/api/purchases');
  expect(purchases).toMatchObject([{ kind: 'item', state: 'fulfilled', amount: 49 }]);
});

test('[RVL-01] who was revealed and has deleted the account since stays with the first name, and the sheet says why', async ({
  page,
  request,
  known,
}) => {
  await sendOpened(request, known.boris, known.alice, 'Это я');
  // earns a reveal
  await change(request, 'alice', { isInChannel: true });
  await callAs(request, known.alice.initData, 'POST', '/api/tasks/complete', { taskId: 'join_channel' });
  await openInbox(page);
  const { opened, detail } = inboxIn(page);
  await opened.click();
  await detail.getByRole('button', { name: 'Reveal the sender' }).click();
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'It was…' });
  await expect(details.getByText('@boris')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();

  await callAs(request, known.boris.initData, 'DELETE', '/api/account');
  await opened.click();
  await detail.getByRole('button', { name: 'About the sender' }).click();
  await expect(details.getByText('Boris', { exact: true })).toBeVisible();
  await expect(details.getByText(/^This account has been deleted since\./)).toBeVisible();
  await expect(details.getByText('@boris')).toHaveCount(0);
});
