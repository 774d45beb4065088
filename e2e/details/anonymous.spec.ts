import { showValentines } from '../support/notes.ts';
import { fillValentine, openLink } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

interface Inventory {
  readonly valentines: readonly { readonly isFullyAnonymous: boolean; readonly sentAt: string }[];
}

test('[SEC-02] a fully anonymous gift is paid, delivered late and opened without naming its sender', async ({
  phones: { alice, boris },
  request,
  known,
}) => {
  const path = '/api/inventory/valentines?type=ordinary&limit=20&skip=0&filter=all';
  const received = async () => (await callAs<Inventory>(request, known.alice.initData, 'GET', path)).valentines;
  await openLink(boris, { code: known.alice.code, app: 'send' });

  await test.step('[SND-04][SEC-02] checkout explains that nothing is revealed, that no answer is announced, and when the gift arrives', async () => {
    const { modal, send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'Угадай', isFullyAnonymous: true });
    await expect(modal.getByRole('radio', { name: 'Навсегда тайно', exact: true })).toHaveAccessibleDescription(
      'плюс 49 звёзд Alice никогда не узнает, кто это. Но и ответ ты не увидишь. Дойдёт за 15 минут.',
    );
    await send.click();
  });

  await test.step('[SND-06][SEC-02] the success screen says that the gift is delivered with others within a quarter of an hour', async () => {
    await boris.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(boris.app.getByRole('heading', { name: 'Уже в пути!' })).toBeVisible();
    await expect(boris.app.getByText('Едет вместе с другими. Alice получит всё за 15 минут.')).toBeVisible();
  });

  await test.step('[SEC-02] the gift has the time of its delivery, not of its payment', async () => {
    await expect.poll(async () => (await received()).length).toBe(1);
    const [note] = await received();
    expect(note?.isFullyAnonymous).toBe(true);
    expect(new Date(note?.sentAt ?? '').getMilliseconds()).toBe(0);
  });

  await test.step('[RVL-03][INB-08] the letter offers no reveal', async () => {
    await alice.openApp();
    await showValentines(alice.app);
    await alice.app.getByRole('button', { name: /^Valentine, Open/ }).click();
    const detail = alice.app.getByRole('dialog', { name: 'A valentine for you' });
    await expect(detail.getByText('Угадай')).toBeVisible();
    await expect(detail.getByText('Can’t be revealed: no name is kept with it')).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Reveal the sender' })).toHaveCount(0);
  });

  await test.step('[PAY-02] the sender’s purchase is fulfilled', async () => {
    const { purchases } = await callAs<{ purchases: object[] }>(request, known.boris.initData, 'GET', '/api/purchases');
    expect(purchases).toMatchObject([{ kind: 'item', state: 'fulfilled', amount: 49 }]);
  });
});
