import type { APIRequestContext } from 'playwright/test';
import type { Known } from '../support/day.ts';
import { sendOpened } from '../support/notes.ts';
import { payInvoice } from '../support/paying.ts';
import { openChat } from '../support/people.ts';
import type { Phone } from '../support/phones.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

/** Alice is an operator and reads English. Boris is a user and reads Russian. */
test.use({ operator: 'alice' });

const chatOf = (phone: Phone) => phone.screen.getByRole('log');
/** The first message with a text. Replies quote it later. */
const messageOf = (phone: Phone, text: string) => chatOf(phone).getByRole('article').filter({ hasText: text }).first();

/** Writes into the open chat with the bot. */
async function write(phone: Phone, text: string): Promise<void> {
  const field = phone.screen.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

async function buyBear(request: APIRequestContext, { alice, boris }: Known, message: string): Promise<void> {
  const body = { valentineCode: alice.code, itemId: 'teddy', message };
  const { link } = await callAs<{ link: string }>(request, boris.initData, 'POST', '/api/order/checkout', body);
  await payInvoice(request, 'boris', link);
}

interface Purchase {
  readonly id: string;
  readonly state: string;
  readonly refundDecision: string | null;
}

test('[SAF-04] operators answer questions, reports and refund requests in their chat', async ({
  phones: { alice, boris },
  request,
  known,
  ann,
}) => {
  for (const phone of [alice, boris]) {
    await phone.screen.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(chatOf(phone)).toContainText('Billet');
  }

  const unknown = chatOf(boris).getByText('Хм, не понимаю');

  await test.step('[SAF-04] operator commands of a user are unknown commands, which are answered at most once a minute', async () => {
    for (const command of ['/reports', '/requests', '/refund 1', '/help']) await write(boris, command);
    await expect(chatOf(boris)).toContainText('Как это работает');
    await expect(unknown).toHaveCount(1);
  });

  await test.step('[SAF-04] an operator who mistypes a command gets its syntax', async () => {
    await write(alice, '/refund');
    await expect(chatOf(alice)).toContainText('Write it like this: /refund');
    await write(alice, '/refund not-a-payment');
    await expect(chatOf(alice)).toContainText('There is no such payment');
  });

  const question = messageOf(alice, 'Где мой <b>мишка</b>?');

  await test.step('[SAF-04] a question after /paysupport reaches the operator, and the reply reaches the user', async () => {
    await write(boris, '/paysupport');
    await expect(chatOf(boris)).toContainText('прочитают люди из Billet');
    await write(boris, 'Где мой <b>мишка</b>?');
    await expect(chatOf(boris)).toContainText('Твоё сообщение у нас');
    await expect(question).toContainText('Boris writes');
    await question.getByRole('button', { name: 'Reply to this message' }).click();
    await write(alice, 'On its way <i>now</i>');
    await expect(messageOf(boris, 'On its way <i>now</i>')).toContainText('Ответ Billet');
    await expect(chatOf(alice)).toContainText('Sent to Boris');
    await write(boris, 'Спасибо!');
    await expect(messageOf(alice, 'Спасибо!')).toContainText('Boris writes');
  });

  await test.step('[SAF-04] a closed conversation accepts no message from either side', async () => {
    await messageOf(alice, 'Спасибо!').getByRole('button', { name: 'Close the conversation' }).click();
    await expect(chatOf(boris)).toContainText('Этот разговор закрыт');
    await question.getByRole('button', { name: 'Reply to this message' }).click();
    await write(alice, 'Too late');
    await expect(chatOf(alice)).toContainText('That conversation is closed');
    await write(boris, 'Вы здесь?');
    await write(boris, '/terms');
    await expect(chatOf(boris)).toContainText('Давай по-доброму');
    await expect(chatOf(alice)).not.toContainText('Вы здесь?');
    await expect(chatOf(boris)).not.toContainText('Too late');
  });

  await test.step('[SAF-04] a report reaches the operator at once and names neither sender nor recipient', async () => {
    const id = await sendOpened(request, known.boris, ann, 'An unkind word');
    await callAs(request, ann.initData, 'POST', `/api/valentine/${id}/report`, { reason: 'threat', text: 'He means it' });
    const report = messageOf(alice, 'An unkind word');
    await expect(report).toContainText('Reason: threat');
    await expect(report).toContainText('He means it');
    await expect(report).not.toContainText(/Boris|Ann/);
    await write(alice, '/reports');
    await expect(chatOf(alice)).toContainText('One open report.');
    await report.getByRole('button', { name: 'Keep it' }).click();
    await expect(report.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  });

  await test.step('[SAF-04] a decided report cannot be decided again by its second message', async () => {
    const told = alice.screen.getByText('This report was already settled').waitFor();
    await chatOf(alice).getByRole('button', { name: 'Take it down' }).first().click();
    await told;
    await write(alice, '/reports');
    await expect(chatOf(alice)).toContainText('No open reports.');
  });

  const purchases = async () =>
    (await callAs<{ purchases: Purchase[] }>(request, known.boris.initData, 'GET', '/api/purchases?limit=20&skip=0')).purchases;

  await test.step('[SAF-04] of two refund requests the operator approves one and refuses one, and each answer reaches the user', async () => {
    await buyBear(request, known, 'Первый мишка');
    await buyBear(request, known, 'Второй мишка');
    await expect(boris.balance).toHaveText(/902/);
    await expect.poll(async () => (await purchases()).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
    for (const { id } of await purchases()) await callAs(request, known.boris.initData, 'POST', `/api/purchases/${id}/refund-request`);
    const requests = chatOf(alice).getByRole('article').filter({ hasText: 'Boris asks for a refund of 49 Stars' });
    await expect(requests).toHaveCount(2);
    await requests.first().getByRole('button', { name: 'Approve' }).click();
    await openChat(boris, 'Billet');
    await expect(chatOf(boris)).toContainText('49 звёзд вернулись к тебе');
    await expect(boris.balance).toHaveText(/951/);
    await requests.last().getByRole('button', { name: 'Refuse' }).click();
    await expect(chatOf(boris)).toContainText('Возвращать их не будем');
    await write(alice, '/requests');
    await expect(chatOf(alice)).toContainText('No refund requests.');
    const decisions = (await purchases()).map(({ state, refundDecision }) => `${state} ${refundDecision}`);
    expect(decisions.sort()).toEqual(['fulfilled refused', 'refunded approved']);
  });

  await test.step('[SAF-02][SAF-04] the user’s purchases show both decisions', async () => {
    await boris.openApp();
    await boris.app.getByRole('button', { name: 'Настройки' }).click();
    await boris.app.getByRole('button', { name: 'Покупки' }).click();
    await expect(boris.app.getByRole('dialog')).toContainText('Без возврата');
    await expect(boris.app.getByRole('dialog')).toContainText('Звёзды вернулись');
    await expect(boris.balance).toHaveText(/951/);
  });
});
