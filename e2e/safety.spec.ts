import { newDay } from './support/day.ts';
import { allowWriting, closeApp, fillValentine, followLink, openFromBot, sendTulip, shareWith } from './support/people.ts';
import type { Phone } from './support/phones.ts';
import { OPERATORS } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** One evening of an inbox that isn't kind, step after step. Alice is an operator too. */
test.describe.configure({ mode: 'serial' });
test.use({ isStory: true });
test.beforeAll(async ({ request }) => {
  await newDay(request, OPERATORS.alice);
});

const opened = (alice: Phone) => alice.app.getByRole('button', { name: /Tulip, Opened/ });
const unopened = (alice: Phone) => alice.app.getByRole('button', { name: /Valentine, Open,/ });
const detailOf = (alice: Phone) => alice.app.getByRole('dialog', { name: 'A valentine for you' });

/** From the bot's chat to the inbox. */
async function openInbox(alice: Phone): Promise<void> {
  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
}

/** From an opened item to what can be done about it. */
async function openSafetyOf(alice: Phone) {
  await opened(alice).first().click();
  await detailOf(alice).getByRole('button', { name: 'Not nice? Block or report' }).click();
  return alice.app.getByRole('dialog', { name: 'Keep it kind' });
}

async function openSafety(alice: Phone) {
  await (await openSafetyOf(alice)).getByRole('button', { name: /Pause, muted words and blocks/ }).click();
  return alice.app.getByRole('dialog', { name: 'A kind inbox' });
}

async function send(boris: Phone, text: string): Promise<void> {
  await followLink(boris, 'Alice', 'send');
  await sendTulip(boris, text);
  await closeApp(boris);
}

test('[SAF-01] whoever is blocked by an item sends on with success, and nothing arrives', async ({ phones }) => {
  const { alice, boris } = phones;
  await openFromBot(alice);
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
  await shareWith(alice, 'Boris');
  await followLink(boris, 'Alice', 'send');
  await allowWriting(boris);
  await sendTulip(boris, 'Первое');
  await closeApp(boris);

  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  await unopened(alice).click();
  await expect(detailOf(alice).getByText('Первое')).toBeVisible();
  await detailOf(alice).getByRole('button', { name: 'Not nice? Block or report' }).click();
  const safety = alice.app.getByRole('dialog', { name: 'Keep it kind' });
  const block = safety.getByRole('switch', { name: 'Block the sender' });
  await block.click();
  await expect(block).toBeChecked();
  await expect(alice.app.getByText('The sender is blocked')).toBeVisible();
  await safety.getByRole('button', { name: 'Close' }).click();

  await send(boris, 'Второе');
  await expect(alice.app.getByRole('heading', { name: '1 valentine' })).toBeVisible();
  await expect(unopened(alice)).toHaveCount(0);
});

test('[SAF-01][GHO-01] what is paid is refused before the invoice, in the words for everybody who gets no gifts', async ({
  phones,
  problems,
}) => {
  problems.allow({ answers: [{ status: 409, path: /^\/api\/order\/checkout$/ }] });
  const { boris } = phones;
  await followLink(boris, 'Alice', 'send');
  const { modal, send: pay } = await fillValentine(boris, { gift: /Мишка/, text: 'Возьми' });
  await pay.click();
  await expect(modal.getByText('Сейчас этот подарок не доставить.')).toBeVisible();
  await expect(boris.screen.getByRole('dialog', { name: 'Confirm your purchase' })).toHaveCount(0);
});

test('[SAF-01] the list of blocks shows what was received and no name, and lets the sender back in', async ({ phones }) => {
  const { alice, boris } = phones;
  await openInbox(alice);
  const safety = await openSafety(alice);
  await safety.getByRole('button', { name: /Blocked senders/ }).click();
  await expect(safety.getByText('Первое')).toBeVisible();
  await expect(safety.getByText('Boris')).toHaveCount(0);
  await safety.getByRole('button', { name: 'Unblock' }).click();
  await expect(safety.getByText('Nobody is blocked')).toBeVisible();
  await send(boris, 'Третье');
  await safety.getByRole('button', { name: 'Close' }).click();
  await expect(unopened(alice)).toHaveCount(1);
});

test('[SAF-01] a note with a muted word comes without a sound into a list of its own, to be read and let in', async ({ phones }) => {
  const { alice, boris } = phones;
  await openInbox(alice);
  const safety = await openSafety(alice);
  await safety.getByRole('button', { name: /Muted words/ }).click();
  await safety.getByRole('textbox', { name: 'Word or phrase' }).fill('дурак');
  await safety.getByRole('button', { name: 'Mute it' }).click();
  await expect(safety.getByRole('button', { name: 'Stop muting “дурак”' })).toBeVisible();
  await send(boris, 'Какие же вы ДУРАКИ');
  await expect(alice.app.getByRole('heading', { name: '2 valentines', includeHidden: true })).toBeAttached();

  await safety.getByRole('button', { name: 'Close' }).click();
  const again = await openSafety(alice);
  await expect(again.getByRole('button', { name: /Muted notes 1 note/ })).toBeVisible();
  await again.getByRole('button', { name: /Muted notes/ }).click();
  await again.getByRole('button', { name: 'Read' }).click();
  await expect(again.getByText('Какие же вы ДУРАКИ')).toBeVisible();
  await again.getByRole('button', { name: 'Move to inbox' }).click();
  await expect(again.getByText('Nothing muted')).toBeVisible();
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(alice.app.getByRole('heading', { name: '3 valentines' })).toBeVisible();
});

test('[SAF-01] while the inbox is paused nothing shows; what came meanwhile shows after it', async ({ phones }) => {
  const { alice, boris } = phones;
  await openInbox(alice);
  const safety = await openSafety(alice);
  const pause = safety.getByRole('switch', { name: 'Pause my inbox' });
  await pause.click();
  await expect(pause).toBeChecked();
  await send(boris, 'Пока тебя нет');
  await expect(alice.app.getByRole('heading', { name: '3 valentines', includeHidden: true })).toBeAttached();
  await pause.click();
  await expect(alice.app.getByRole('heading', { name: '4 valentines', includeHidden: true })).toBeAttached();
  await safety.getByRole('button', { name: 'Close' }).click();
});

test('[SAF-01] a report comes before an operator in the chat with the bot, and what is taken down is gone', async ({ phones }) => {
  const { alice } = phones;
  await openInbox(alice);
  await expect(opened(alice)).toHaveCount(2);
  const safety = await openSafetyOf(alice);
  await safety.getByRole('button', { name: /Report it/ }).click();
  const report = alice.app.getByRole('dialog', { name: 'What’s wrong with it?' });
  await expect(report.getByRole('button', { name: 'Send the report' })).toBeDisabled();
  await report.getByRole('radio', { name: 'It insults or bullies' }).check();
  await report.getByRole('textbox', { name: 'Anything to add?' }).fill('Not the first time');
  await report.getByRole('button', { name: 'Send the report' }).click();
  const thanks = alice.app.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByRole('switch', { name: 'Block the sender' })).not.toBeChecked();
  await thanks.getByRole('button', { name: 'Done' }).click();
  await closeApp(alice);

  await alice.screen.getByRole('button', { name: 'Start' }).click();

  await alice.screen.getByRole('textbox', { name: 'Message' }).fill('/reports');
  await alice.screen.getByRole('textbox', { name: 'Message' }).press('Enter');
  const chat = alice.screen.getByRole('log');
  await expect(chat).toContainText('Reason: insult');
  await expect(chat).toContainText('Not the first time');
  await chat.getByRole('button', { name: 'Take it down' }).click();
  await expect(chat).toContainText('The queue is empty');
  await openInbox(alice);
  await expect(alice.app.getByRole('heading', { name: '3 valentines' })).toBeVisible();
  await expect(opened(alice)).toHaveCount(1);
});
