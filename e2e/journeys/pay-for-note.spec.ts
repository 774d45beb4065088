import { logOf } from '../support/day.ts';
import { openLink } from '../support/people.ts';
import { checkoutIn, fillIn, goToRoute, invoiceOf, type NoteChoices, prepare, sendAnother } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

const signedSuper = { gift: /Tulip/, text: 'Signed and super', privacy: 'Signed', isSuper: true } as const;

const choices: readonly (readonly [choices: NoteChoices, stars: number, flags: object])[] = [
  [{ gift: /Unicorn/, privacy: 'Hidden' }, 79, { isSuper: false, isFullyAnonymous: false, isOpenSympathy: false }],
  [{ gift: /Teddy bear/, privacy: 'Hidden forever', isSuper: true }, 147, { isSuper: true, isFullyAnonymous: true, isOpenSympathy: false }],
  [signedSuper, 49, { isSuper: true, isFullyAnonymous: false, isOpenSympathy: true }],
];

/** The gifts that a surprise for 49 Stars can contain. */
const SURPRISE = /^(teddy|bouquet|heart_box|cake)$/;

test('Alice pays with Stars for a gift, for its extras and for surprises', async ({ phones: { alice, page }, known, request }) => {
  const { modal, message, send, total } = checkoutIn(alice.app);
  const invoice = invoiceOf(alice);
  const onItsWay = alice.app.getByRole('heading', { name: 'On its way!' });
  const consoleLines: string[] = [];
  page.on('console', (line) => consoleLines.push(line.text()));
  /** The items of the notes in one of Boris's lists. */
  const receivedItems = async (type: 'ordinary' | 'anonymous_message') => {
    const path = `/api/inventory/valentines?type=${type}&limit=50&skip=0&filter=all`;
    const { valentines } = await callAs<{ valentines: { item: { id: string } }[] }>(request, known.boris.initData, 'GET', path);
    return valentines.map(({ item }) => item.id);
  };

  await test.step('[SND-03][SND-05] closing a sheet with typed text needs a confirmation', async () => {
    // one half of the users gets the surprise box, and this value puts Alice in that half
    await page.addInitScript(() => {
      Math.random = () => 0.9;
    });
    await openLink(alice, { code: known.boris.code, app: 'send' });
    await prepare(alice.app, { gift: /Candy/, text: 'Half a thought' });
    const needsConfirmation = async () =>
      (await logOf(request, { person: alice.person, event: 'web_app_setup_closing_behavior' })).at(-1)?.data.need_confirmation;
    await expect.poll(needsConfirmation).toBe(true);
    await message.fill('');
    await expect.poll(needsConfirmation).toBe(false);
  });

  await test.step('[SND-04][GFT-05] every choice sends its own flags, and the invoice has the total of the screen', async () => {
    await expect(total).toContainText('Free');
    for (const [choice, stars, flags] of choices) {
      await modal.getByRole('button', { name: 'Back' }).click();
      await modal.getByRole('button', { name: choice.gift }).first().click();
      await fillIn({ modal, message }, choice);
      await expect(total.getByText(String(stars))).toBeVisible();
      await expect(send).toHaveAccessibleDescription(`Total ${stars} Stars`);
      const requested = page.waitForRequest('**/api/order/checkout');
      await send.click();
      expect((await requested).postDataJSON()).toMatchObject({
        valentineCode: known.boris.code,
        message: choice.text ?? '',
        ...flags,
      });
      await expect(invoice.getByRole('button', { name: `Pay ${stars} Stars`, exact: true })).toBeVisible();
      await invoice.getByRole('button', { name: 'Cancel' }).click();
      await expect(send).toBeEnabled();
    }
  });

  await test.step('[PAY-01][PAY-05][SND-05] an unpaid invoice changes nothing, shows no message and is only logged', async () => {
    await expect(message).toHaveValue(signedSuper.text);
    await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();
    await expect(modal.getByRole('switch', { name: 'Super valentine' })).toBeChecked();
    await expect(modal.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(alice.app.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect(alice.balance).toHaveText(/1,000/);
    expect(consoleLines.filter((line) => line.includes('invoice_unpaid'))).toHaveLength(choices.length);
  });

  await test.step('[PAY-01][PAY-02][GFT-05] a paid note charges its Stars once, arrives once and shows that it is on its way', async () => {
    await send.click();
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(onItsWay).toBeVisible();
    await expect(alice.app.getByText('Boris gets your gift in a moment.')).toBeVisible();
    await expect(alice.app.getByText(signedSuper.text)).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(alice.balance).toHaveText(/951/);
    await expect.poll(() => receivedItems('ordinary')).toEqual(['tulip']);
  });

  await test.step('[GFT-03] a paid surprise is one of the gifts that the screen named', async () => {
    await sendAnother(alice.app, known.boris.code);
    await prepare(alice.app, { gift: /Surprise box/ });
    await send.click();
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(onItsWay).toBeVisible();
    const surprises = async () => (await receivedItems('ordinary')).filter((id) => id !== 'tulip');
    await expect.poll(surprises).toEqual([expect.stringMatching(SURPRISE)]);
  });

  await test.step('[ASK-01][GFT-03] the surprise of a question names its odds, costs 49 Stars and holds one of the named gifts', async () => {
    await goToRoute(alice.app, `/ask?code=${known.boris.code}`);
    await alice.app.getByRole('button', { name: 'Ask anonymously' }).click();
    const question = alice.app.getByRole('dialog', { name: 'Asking anonymously' });
    await question.getByRole('textbox', { name: 'Question' }).fill('Guess what is inside');
    await question.getByRole('button', { name: 'Continue' }).click();
    const surprise = question.getByRole('button', { name: /Gift surprise/ });
    await expect(surprise).toContainText('One of these 4, equal chances. Even you won’t know which.');
    await surprise.click();
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(onItsWay).toBeVisible();
    await expect.poll(() => receivedItems('anonymous_message')).toEqual([expect.stringMatching(SURPRISE)]);
    await expect(alice.balance).toHaveText(/853/);
  });
});
