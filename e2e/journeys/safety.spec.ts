import { inboxIn, sendNote, sendOpened, showValentines } from '../support/notes.ts';
import { closeApp, fillValentine, openLink, sendTulip } from '../support/people.ts';
import { goToRoute } from '../support/sending.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

/** Alice is also an operator, so that one phone shows both ends of a report. */
test.use({ operator: 'alice' });

test('[SAF-01] Alice protects her inbox', async ({ phones: { alice, boris }, request, known, ann, problems }) => {
  const { app } = alice;
  const { unopened, detail } = inboxIn(app);
  const chat = alice.screen.getByRole('log');
  const received = (count: string) => app.getByRole('heading', { name: count, includeHidden: true });
  const about = app.getByRole('dialog', { name: 'Keep it kind' });
  const safety = app.getByRole('dialog', { name: 'Privacy and safety' });
  const block = about.getByRole('switch', { name: 'Block the sender' });
  const pause = safety.getByRole('switch', { name: 'Pause my inbox' });
  const report = app.getByRole('dialog', { name: 'What’s wrong with it?' });
  const thanks = app.getByRole('dialog', { name: 'Thank you' });
  const openInbox = async () => {
    await alice.openApp();
    await showValentines(app);
  };
  const card = app.getByRole('button', { name: /Tulip, Opened, Первое/ });
  /** Opens the sheet with the actions for Boris's first note. */
  const openAbout = async () => {
    await card.click();
    await detail.getByRole('button', { name: 'Block or report' }).click();
  };
  const openSafety = async () => {
    await openAbout();
    await about.getByRole('button', { name: /Pause, muted words and blocks/ }).click();
  };
  const close = async () => {
    await safety.or(about).getByRole('button', { name: 'Close' }).click();
    await expect(app.getByRole('dialog')).toHaveCount(0);
  };
  /** Performs a change that the screen shows before the server has confirmed it, and waits for the server. */
  const save = async (path: string, act: () => Promise<void>) => {
    const saved = alice.screen.page().waitForResponse((response) => response.url().endsWith(path) && response.ok());
    await act();
    await saved;
  };

  const countOf = () => callAs<object>(request, known.alice.initData, 'GET', '/api/inventory/count');

  await sendOpened(request, known.boris, known.alice, 'Первое');
  await openInbox();

  await test.step('[SAF-01] Alice blocks the sender of a note', async () => {
    await openAbout();
    await save('/block', () => block.click());
    await expect(block).toBeChecked();
    await expect(app.getByText('The sender is blocked')).toBeVisible();
    await close();
  });

  await test.step('[SAF-01] a blocked sender’s free note gets a success and does not arrive', async () => {
    await openLink(boris, { code: known.alice.code, app: 'send' });
    await sendTulip(boris, 'Второе');
    // a note of another sender arrives after it, so the blocked note is no longer on its way
    await sendNote(request, ann, known.alice, 'From another sender');
    await expect(received('2 valentines')).toBeAttached();
    await expect(unopened).toHaveCount(1);
  });

  await test.step('[SAF-01][GHO-01] a blocked sender’s paid gift is refused before the invoice, with the text for undeliverable gifts', async () => {
    problems.allow({ answers: [{ status: 409, path: /^\/api\/order\/checkout$/ }] });
    await goToRoute(boris.app, '/share');
    await expect(boris.app.getByRole('navigation')).toBeVisible();
    await goToRoute(boris.app, `/send?code=${known.alice.code}`);
    const { modal, send } = await fillValentine(boris, { gift: /Мишка/, text: 'Возьми' });
    await send.click();
    await expect(modal.getByText('Сейчас этот подарок не доставить.')).toBeVisible();
    await expect(boris.screen.getByRole('dialog', { name: 'Confirm your purchase' })).toHaveCount(0);
    await expect(boris.balance).toHaveText(/1,000/);
  });

  await test.step('[SAF-01] the list of blocks shows the note without a name, and unblocking lets notes arrive again', async () => {
    await openSafety();
    await safety.getByRole('button', { name: /Blocked senders/ }).click();
    await expect(safety.getByText('Первое')).toBeVisible();
    await expect(safety.getByText('Boris')).toHaveCount(0);
    await save('/block', () => safety.getByRole('button', { name: 'Unblock' }).click());
    await expect(safety.getByText('Nobody is blocked')).toBeVisible();
    await sendNote(request, known.boris, known.alice, 'Третье');
    await expect(received('3 valentines')).toBeAttached();
    await close();
  });

  await test.step('[SAF-01] a note with a muted word changes no count', async () => {
    await openSafety();
    await safety.getByRole('button', { name: /Muted words/ }).click();
    await safety.getByRole('textbox', { name: 'Word or phrase' }).fill('дурак');
    await save('/api/profile/update', () => safety.getByRole('button', { name: 'Mute it' }).click());
    await expect(safety.getByRole('button', { name: 'Stop muting “дурак”' })).toBeVisible();
    await sendNote(request, known.boris, known.alice, 'Какие же вы ДУРАКИ');
    await sendNote(request, known.boris, known.alice, 'Сам дурак');
    // a note without the word arrives after them, so the muted notes are no longer on their way
    await sendNote(request, ann, known.alice, 'Kind words');
    await expect(received('4 valentines')).toBeAttached();
    await close();
    await expect(unopened).toHaveCount(3);
  });

  await test.step('[SAF-01] a muted note can be blocked and reported unopened', async () => {
    await openSafety();
    await expect(safety.getByRole('button', { name: /Muted notes 2 notes/ })).toBeVisible();
    await safety.getByRole('button', { name: /Muted notes/ }).click();
    await expect(safety.getByText('Not opened yet')).toHaveCount(2);
    await safety.getByRole('button', { name: 'Block: note 1', exact: true }).click();
    await expect(app.getByText('The sender is blocked')).toBeVisible();
    await expect(safety.getByRole('button', { name: 'Unblock' }).first()).toBeVisible();
    await safety.getByRole('button', { name: 'Report' }).first().click();
    await report.getByRole('radio', { name: 'It insults or bullies' }).check();
    await report.getByRole('button', { name: 'Send the report' }).click();
    await expect(thanks.getByRole('switch', { name: 'Block the sender' })).toBeChecked();
    await thanks.getByRole('button', { name: 'Done' }).click();
    await expect(safety.getByText('Not opened yet')).toHaveCount(2);
    await save('/block', () => safety.getByRole('button', { name: 'Unblock' }).first().click());
  });

  await test.step('[SAF-01] a muted note can be read and moved to the inbox', async () => {
    await safety.getByRole('button', { name: 'Read' }).first().click();
    await expect(safety.getByText(/Какие же вы ДУРАКИ|Сам дурак/)).toBeVisible();
    await safety.getByRole('button', { name: 'Move to inbox' }).first().click();
    await expect(received('5 valentines')).toBeAttached();
  });

  await test.step('[NAV-08] after several sheets in a row the focus returns to the card that opened them', async () => {
    await close();
    await expect(card).toBeFocused();
  });

  await test.step('[SAF-01] a paused inbox shows no new note until the pause ends', async () => {
    await openSafety();
    await save('/api/profile/update', () => pause.click());
    await expect(pause).toBeChecked();
    const before = await countOf();
    await sendNote(request, ann, known.alice, 'While you were away');
    expect(await countOf()).toEqual(before);
    await expect(received('5 valentines')).toBeAttached();
    await pause.click();
    await expect(received('6 valentines')).toBeAttached();
    await close();
  });

  await test.step('[SAF-01] a report needs a reason, may have a text and offers to block the sender', async () => {
    await openAbout();
    await about.getByRole('button', { name: /Report it/ }).click();
    await expect(report.getByRole('button', { name: 'Send the report' })).toBeDisabled();
    await report.getByRole('radio', { name: 'It insults or bullies' }).check();
    await report.getByRole('textbox', { name: 'Anything to add?' }).fill('Not the first time');
    await report.getByRole('button', { name: 'Send the report' }).click();
    await expect(thanks.getByRole('switch', { name: 'Block the sender' })).not.toBeChecked();
    await thanks.getByRole('button', { name: 'Done' }).click();
    await closeApp(alice);
  });

  await test.step('[SAF-01][SAF-04] an operator gets the reports at once, and a note that is taken down disappears', async () => {
    const first = chat.getByRole('article').filter({ hasText: 'дурак' }).first();
    const second = chat.getByRole('article').filter({ hasText: 'Not the first time' }).first();
    await first.getByRole('button', { name: 'Keep it' }).click();
    await expect(first.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
    await expect(second).toContainText('Reason: insult');
    await second.getByRole('button', { name: 'Take it down' }).click();
    await expect(second.getByRole('button', { name: 'Take it down' })).toHaveCount(0);
    await openInbox();
    await expect(received('5 valentines')).toBeAttached();
  });
});
