import type { APIRequestContext } from 'playwright/test';
import type { Known } from './support/day.ts';
import { sendOpened } from './support/notes.ts';
import { payInvoice } from './support/paying.ts';
import { openChat } from './support/people.ts';
import type { Phone } from './support/phones.ts';
import { OPERATORS } from './support/stack.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** The operators' desk. Alice is an operator, and reads English; Boris is not, and reads Russian. */

test.use({ firstId: OPERATORS.alice });

const chatOf = (phone: Phone) => phone.screen.getByRole('log');
/** The first with these words: replies, which quote them, come later. */
const messageOf = (phone: Phone, words: string) => chatOf(phone).getByRole('article').filter({ hasText: words }).first();

/** Writes into the open chat with the bot. */
async function write(phone: Phone, text: string): Promise<void> {
  const field = phone.screen.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

async function start(phone: Phone): Promise<void> {
  await phone.screen.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(chatOf(phone)).toContainText('Billet');
}

test('[SAF-04] what somebody writes after /paysupport reaches an operator, whose answer goes back; closed is closed', async ({
  phones: { alice, boris },
}) => {
  await start(alice);
  await start(boris);
  await write(boris, '/paysupport');
  await expect(chatOf(boris)).toContainText('прочитают люди из Billet');
  await write(boris, 'Где мой <b>мишка</b>?');
  await expect(chatOf(boris)).toContainText('Твоё сообщение у нас');

  const question = messageOf(alice, 'Где мой <b>мишка</b>?');
  await expect(question).toContainText('Boris writes');
  await question.getByRole('button', { name: 'Reply to this message' }).click();
  await write(alice, 'On its way <i>now</i>');
  await expect(messageOf(boris, 'On its way <i>now</i>')).toContainText('Ответ Billet');
  await expect(chatOf(alice)).toContainText('Sent to Boris');
  await write(boris, 'Спасибо!');
  await expect(messageOf(alice, 'Спасибо!')).toContainText('Boris writes');

  await messageOf(alice, 'Спасибо!').getByRole('button', { name: 'Close the conversation' }).click();
  await expect(chatOf(boris)).toContainText('Этот разговор закрыт');
  await question.getByRole('button', { name: 'Reply to this message' }).click();
  await write(alice, 'Too late');
  await expect(chatOf(alice)).toContainText('That conversation is over');
  await write(boris, 'Вы здесь?');
  await expect(chatOf(boris)).toContainText('Этого я не понимаю');
  await expect(chatOf(boris)).not.toContainText('Too late');
});

test('[SAF-04] a report is told to an operator at once, and names neither who wrote the note nor who got it', async ({
  phones: { alice },
  request,
  known,
  ann,
}) => {
  const id = await sendOpened(request, known.boris, ann, 'An unkind word');
  await start(alice);
  await callAs(request, ann.initData, 'POST', `/api/valentine/${id}/report`, { reason: 'threat', text: 'He means it' });
  const report = messageOf(alice, 'An unkind word');
  await expect(report).toContainText('Reason: threat');
  await expect(report).toContainText('He means it');
  await expect(report).not.toContainText(/Boris|Ann/);
  await write(alice, '/reports');
  await expect(chatOf(alice)).toContainText('One report waits.');
  await report.getByRole('button', { name: 'Keep it' }).click();
  await expect(report.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  // the other copy is still there, and can't be decided a second time
  await chatOf(alice).getByRole('button', { name: 'Take it down' }).first().click();
  await expect(alice.screen.getByText('This report was settled already')).toBeVisible();
  await write(alice, '/reports');
  await expect(chatOf(alice)).toContainText('No report waits.');
});

interface Receipt {
  readonly id: string;
  readonly state: string;
  readonly refundDecision: string | null;
}

/** Boris buys Alice a bear. */
async function buyBear(request: APIRequestContext, { alice, boris }: Known, message: string): Promise<void> {
  const body = { valentineCode: alice.code, itemId: 'teddy', message };
  const { link } = await callAs<{ link: string }>(request, boris.initData, 'POST', '/api/order/checkout', body);
  await payInvoice(request, 'boris', link);
}

test('[SAF-04] of two requests for Stars one is approved and one refused; each answer reaches who asked', async ({
  phones: { alice, boris },
  request,
  known,
}) => {
  const purchases = async () =>
    (await callAs<{ purchases: Receipt[] }>(request, known.boris.initData, 'GET', '/api/purchases?limit=20&skip=0')).purchases;
  await start(alice);
  await buyBear(request, known, 'Первый мишка');
  await buyBear(request, known, 'Второй мишка');
  await expect(boris.balance).toHaveText(/902/);
  await expect.poll(async () => (await purchases()).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled']);
  for (const { id } of await purchases()) await callAs(request, known.boris.initData, 'POST', `/api/purchases/${id}/refund-request`);
  const requests = chatOf(alice).getByRole('article').filter({ hasText: 'Boris asks for 49 Stars back' });
  await expect(requests).toHaveCount(2);

  await requests.first().getByRole('button', { name: 'Approve' }).click();
  await openChat(boris, 'Billet');
  await expect(chatOf(boris)).toContainText('49 звёзд вернулись к тебе');
  await expect(boris.balance).toHaveText(/951/);
  await requests.last().getByRole('button', { name: 'Refuse' }).click();
  await expect(chatOf(boris)).toContainText('Возвращать их не будем');
  await write(alice, '/requests');
  await expect(chatOf(alice)).toContainText('Nobody asks for Stars back.');
  const decided = (await purchases()).map(({ state, refundDecision }) => `${state} ${refundDecision}`);
  expect(decided.sort()).toEqual(['fulfilled refused', 'refunded approved']);
  await boris.openApp();
  await boris.app.getByRole('button', { name: 'Настройки' }).click();
  await boris.app.getByRole('button', { name: 'Покупки' }).click();
  await expect(boris.app.getByRole('dialog')).toContainText('Без возврата');
  await expect(boris.app.getByRole('dialog')).toContainText('Звёзды вернулись');
  await expect(boris.balance).toHaveText(/951/);
});

test('[SAF-04] to anybody else the desk is not there, and an operator’s slip is answered with how it is written', async ({
  phones: { alice, boris },
}) => {
  await start(alice);
  await start(boris);
  const answers: string[] = [];
  for (const [index, text] of ['/nonsense', '/reports', '/requests', '/refund 1'].entries()) {
    await write(boris, text);
    const replies = chatOf(boris).getByText('Этого я не понимаю', { exact: false });
    await expect(replies).toHaveCount(index + 1);
    answers.push(await replies.last().innerText());
  }
  expect(new Set(answers).size).toBe(1);
  await write(alice, '/refund');
  await expect(chatOf(alice)).toContainText('It is written like this: /refund');
  await write(alice, '/refund not-a-payment');
  await expect(chatOf(alice)).toContainText('There is no such payment');
});
