import type { Page } from 'playwright/test';
import { launch } from './support/launch.ts';
import { inboxIn, openInbox, sendNote, sendOpened } from './support/notes.ts';
import { closeApp, fillValentine, openLink, sendTulip } from './support/people.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** An inbox that isn't kind, and what helps. */

const received = (page: Page, count: string) => page.getByRole('heading', { name: count, includeHidden: true });

/** Does what is shown at once, and waits until the server has it too. */
async function save(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok());
  await act();
  await saved;
}

/** From the inbox with an opened note to what can be done about it. */
async function openSafetyOf(page: Page) {
  await inboxIn(page).opened.first().click();
  await inboxIn(page).detail.getByRole('button', { name: 'Block or report' }).click();
  return page.getByRole('dialog', { name: 'Keep it kind' });
}

async function openSafety(page: Page) {
  await (await openSafetyOf(page)).getByRole('button', { name: /Pause, muted words and blocks/ }).click();
  return page.getByRole('dialog', { name: 'A kind inbox' });
}

test('[SAF-01] whoever is blocked by an item sends on with success, and nothing arrives', async ({
  page,
  context,
  request,
  known,
  ann,
}) => {
  await sendOpened(request, known.boris, known.alice, 'Первое');
  await openInbox(page);
  const safety = await openSafetyOf(page);
  const block = safety.getByRole('switch', { name: 'Block the sender' });
  await block.click();
  await expect(block).toBeChecked();
  await expect(page.getByText('The sender is blocked')).toBeVisible();
  await safety.getByRole('button', { name: 'Close' }).click();

  const boris = await context.newPage();
  await launch(boris, 'boris', { app: 'send', start: known.alice.code });
  await sendTulip({ app: boris }, 'Второе');
  // what a stranger sends afterwards is the next thing that arrives, so nothing else was under way
  await sendNote(request, ann, known.alice, 'From somebody else');
  await expect(received(page, '2 valentines')).toBeAttached();
  await expect(inboxIn(page).unopened).toHaveCount(1);
});

test('[SAF-01][GHO-01] what is paid is refused before the invoice, in the words for everybody who gets no gifts', async ({
  phones: { boris },
  request,
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 409, path: /^\/api\/order\/checkout$/ }] });
  const id = await sendOpened(request, known.boris, known.alice, 'Первое');
  await callAs(request, known.alice.initData, 'POST', `/api/valentine/${id}/block`, { isBlocked: true });
  await openLink(boris, { code: known.alice.code, app: 'send' });
  const { modal, send: pay } = await fillValentine(boris, { gift: /Мишка/, text: 'Возьми' });
  await pay.click();
  await expect(modal.getByText('Сейчас этот подарок не доставить.')).toBeVisible();
  await expect(boris.screen.getByRole('dialog', { name: 'Confirm your purchase' })).toHaveCount(0);
});

test('[SAF-01] the list of blocks shows what was received and no name, and lets the sender back in', async ({ page, request, known }) => {
  const id = await sendOpened(request, known.boris, known.alice, 'Первое');
  await callAs(request, known.alice.initData, 'POST', `/api/valentine/${id}/block`, { isBlocked: true });
  await openInbox(page);
  const safety = await openSafety(page);
  await safety.getByRole('button', { name: /Blocked senders/ }).click();
  await expect(safety.getByText('Первое')).toBeVisible();
  await expect(safety.getByText('Boris')).toHaveCount(0);
  await save(page, '/block', () => safety.getByRole('button', { name: 'Unblock' }).click());
  await expect(safety.getByText('Nobody is blocked')).toBeVisible();
  await sendNote(request, known.boris, known.alice, 'Второе');
  await safety.getByRole('button', { name: 'Close' }).click();
  await expect(inboxIn(page).unopened).toHaveCount(1);
});

test('[SAF-01] a note with a muted word comes without a sound into a list of its own, to be read and let in', async ({
  page,
  request,
  known,
  ann,
}) => {
  await sendOpened(request, known.boris, known.alice, 'Первое');
  await openInbox(page);
  const safety = await openSafety(page);
  await safety.getByRole('button', { name: /Muted words/ }).click();
  await safety.getByRole('textbox', { name: 'Word or phrase' }).fill('дурак');
  await save(page, '/api/profile/update', () => safety.getByRole('button', { name: 'Mute it' }).click());
  await expect(safety.getByRole('button', { name: 'Stop muting “дурак”' })).toBeVisible();
  await sendNote(request, known.boris, known.alice, 'Какие же вы ДУРАКИ');
  // what came after it is here, and it is not
  await sendNote(request, ann, known.alice, 'Kind words');
  await expect(received(page, '2 valentines')).toBeAttached();

  await safety.getByRole('button', { name: 'Close' }).click();
  const again = await openSafety(page);
  await expect(again.getByRole('button', { name: /Muted notes 1 note/ })).toBeVisible();
  await again.getByRole('button', { name: /Muted notes/ }).click();
  await again.getByRole('button', { name: 'Read' }).click();
  await expect(again.getByText('Какие же вы ДУРАКИ')).toBeVisible();
  await again.getByRole('button', { name: 'Move to inbox' }).click();
  await expect(again.getByText('Nothing muted')).toBeVisible();
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(received(page, '3 valentines')).toBeVisible();
});

test('[SAF-01] while the inbox is paused nothing shows; what came meanwhile shows after it', async ({ page, request, known }) => {
  await sendOpened(request, known.boris, known.alice, 'Первое');
  await openInbox(page);
  const safety = await openSafety(page);
  const pause = safety.getByRole('switch', { name: 'Pause my inbox' });
  await save(page, '/api/profile/update', () => pause.click());
  await expect(pause).toBeChecked();
  await sendNote(request, known.boris, known.alice, 'Пока тебя нет');
  await expect(received(page, '1 valentine')).toBeAttached();
  await pause.click();
  await expect(received(page, '2 valentines')).toBeAttached();
});

test.describe('Alice is an operator too', () => {
  test.use({ operator: 'alice' });

  test('[SAF-01][SAF-04] a report comes before an operator in the chat with the bot, and what is taken down is gone', async ({
    phones: { alice },
    request,
    known,
  }) => {
    await sendOpened(request, known.boris, known.alice, 'Первое');
    await sendOpened(request, known.boris, known.alice, 'Второе');
    const inbox = async () => {
      await alice.openApp();
      await alice.app.getByRole('link', { name: /Inbox/ }).click();
      await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    };
    const opened = alice.app.getByRole('button', { name: /Tulip, Opened/ });
    await inbox();
    await expect(opened).toHaveCount(2);
    await opened.first().click();
    await alice.app.getByRole('button', { name: 'Block or report' }).click();
    await alice.app
      .getByRole('dialog', { name: 'Keep it kind' })
      .getByRole('button', { name: /Report it/ })
      .click();
    const report = alice.app.getByRole('dialog', { name: 'What’s wrong with it?' });
    await expect(report.getByRole('button', { name: 'Send the report' })).toBeDisabled();
    await report.getByRole('radio', { name: 'It insults or bullies' }).check();
    await report.getByRole('textbox', { name: 'Anything to add?' }).fill('Not the first time');
    await report.getByRole('button', { name: 'Send the report' }).click();
    const thanks = alice.app.getByRole('dialog', { name: 'Thank you' });
    await expect(thanks.getByRole('switch', { name: 'Block the sender' })).not.toBeChecked();
    await thanks.getByRole('button', { name: 'Done' }).click();
    await closeApp(alice);

    // told without being asked for
    const chat = alice.screen.getByRole('log');
    await expect(chat).toContainText('Reason: insult');
    await expect(chat).toContainText('Not the first time');
    await chat.getByRole('button', { name: 'Take it down' }).click();
    await expect(chat.getByRole('button', { name: 'Take it down' })).toHaveCount(0);
    await inbox();
    await expect(alice.app.getByRole('heading', { name: '1 valentine' })).toBeVisible();
    await expect(opened).toHaveCount(1);
  });
});

// last: its report would wait before the operator of the test above
test('[SAF-01] a muted note is blocked by and reported unread', async ({ page, request, known }) => {
  await sendOpened(request, known.boris, known.alice, 'Первое');
  await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { mutedWords: ['дурак'] });
  await sendNote(request, known.boris, known.alice, 'Сам дурак');
  await openInbox(page);
  const safety = await openSafety(page);
  await safety.getByRole('button', { name: /Muted notes/ }).click();
  await safety.getByRole('button', { name: 'Block: note 1', exact: true }).click();
  await expect(page.getByText('The sender is blocked')).toBeVisible();
  await expect(safety.getByRole('button', { name: 'Unblock' })).toBeVisible();

  await safety.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'What’s wrong with it?' });
  await report.getByRole('radio', { name: 'It insults or bullies' }).check();
  await report.getByRole('button', { name: 'Send the report' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByRole('switch', { name: 'Block the sender' })).toBeChecked();
  await thanks.getByRole('button', { name: 'Done' }).click();
  // back among the muted notes, and it is still unread
  await expect(safety.getByText('Not opened yet')).toBeVisible();
  await expect(safety.getByRole('button', { name: 'Unblock' })).toBeVisible();
  // and after four sheets, each in the place of the last, whoever reads by ear is where they began
  await safety.getByRole('button', { name: 'Close' }).click();
  await expect(inboxIn(page).opened.first()).toBeFocused();
});
