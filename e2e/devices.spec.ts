import type { APIRequestContext, Page } from 'playwright/test';
import { change, type Known } from './support/day.ts';
import { launch } from './support/launch.ts';
import { inboxIn, openInbox, sendNote, unopenedOf } from './support/notes.ts';
import { callAs, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** One person on two devices: what the one writes, by the API, stands on the other's screen without a reload. */
test.use({ actionTimeout: 10_000 });

const unopened = (page: Page) => inboxIn(page).unopened;
const opened = (page: Page) => inboxIn(page).opened;
const detail = (page: Page) => inboxIn(page).detail;

/** Ann writes to Alice; the note's id, as Alice's first device has it. */
async function receive(request: APIRequestContext, ann: Stranger, { alice }: Known): Promise<string> {
  await sendNote(request, ann, alice, 'To you both');
  return unopenedOf(request, alice);
}

interface Write {
  readonly what: string;
  readonly path: string;
  readonly body?: object;
  /** What the other device shows then. */
  readonly shows: () => Promise<void>;
  /** Where the other device goes next. */
  readonly next?: () => Promise<void>;
}

/** Writes one after the other on the first device, and looks at the other each time. */
async function play(request: APIRequestContext, { alice }: Known, writes: readonly Write[]): Promise<void> {
  const missed: string[] = [];
  for (const { what, path, body, shows, next } of writes) {
    await test.step(what, async () => {
      await callAs(request, alice.initData, 'POST', path, body);
      await shows().catch(() => missed.push(what));
      await next?.();
    });
  }
  expect(missed, 'what did not reach the other device').toEqual([]);
}

test('[INB-12][INB-06][RPL-01][RPL-02][RVL-01][TSK-01][SAF-01] all that happens to a note on one device shows on the other', async ({
  page,
  request,
  ann,
  known,
}) => {
  const id = await receive(request, ann, known);
  await change(request, 'alice', { isInChannel: true });
  await openInbox(page);
  await expect(unopened(page)).toHaveCount(1);
  const tab = page.getByRole('link', { name: /Inbox/ });
  const block = page.getByRole('switch', { name: 'Block the sender' });
  await play(request, known, [
    {
      what: 'opening',
      path: `/api/inventory/unwrap/${id}`,
      async shows() {
        await expect(opened(page)).toHaveCount(1);
        await expect(tab).not.toHaveAccessibleName(/unread/);
      },
      next: () => opened(page).click(),
    },
    {
      what: 'answer',
      path: `/api/valentine/${id}/answer`,
      body: { answer: 'From my other phone' },
      shows: () => expect(detail(page)).toContainText('From my other phone'),
    },
    {
      what: 'visibility',
      path: `/api/valentines/${id}/set-visibility`,
      body: { isPublic: false },
      shows: () => expect(detail(page).getByRole('switch', { name: 'Show on my profile' })).not.toBeChecked(),
    },
    {
      what: 'credit',
      path: '/api/tasks/complete',
      body: { taskId: 'join_channel' },
      shows: () => expect(detail(page)).toContainText(/1 reveal/),
    },
    {
      what: 'reveal',
      path: `/api/reveal/${id}`,
      body: {},
      shows: () => expect(detail(page).getByText('Ann', { exact: true })).toBeVisible(),
      next: () => detail(page).getByRole('button', { name: 'Not nice? Block or report' }).click(),
    },
    {
      what: 'block',
      path: `/api/valentine/${id}/block`,
      body: { isBlocked: true },
      shows: () => expect(block).toBeChecked(),
    },
  ]);
});

test('[INB-12][NAV-07][I18-04] mode and language of one device reach the other', async ({ page, request, ann, known }) => {
  await receive(request, ann, known);
  await launch(page, 'alice');
  // the badge comes with the live connection
  await expect(page.getByRole('link', { name: /Inbox/ })).toHaveAccessibleName(/unread/);
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await play(request, known, [
    {
      what: 'mode',
      path: '/api/profile/update',
      body: { mode: 'valentine' },
      shows: () => expect(page.getByRole('heading', { name: 'Get valentines' })).toBeVisible(),
    },
    {
      what: 'language',
      path: '/api/profile/update',
      body: { language: 'ru' },
      shows: () => expect(page.getByRole('link', { name: /Входящие/ })).toBeVisible(),
    },
  ]);
});

test('[INB-12][SAF-01] pause and muted words of one device reach the other', async ({ page, request, ann, known }) => {
  const id = await receive(request, ann, known);
  await callAs(request, known.alice.initData, 'POST', `/api/inventory/unwrap/${id}`);
  await openInbox(page);
  await opened(page).click();
  await detail(page).getByRole('button', { name: 'Not nice? Block or report' }).click();
  await page.getByRole('button', { name: /Pause, muted words and blocks/ }).click();
  const safety = page.getByRole('dialog', { name: 'A kind inbox' });
  const pause = safety.getByRole('switch', { name: 'Pause my inbox' });
  await expect(pause).not.toBeChecked();
  await play(request, known, [
    {
      what: 'pause',
      path: '/api/profile/update',
      body: { paused: true },
      shows: () => expect(pause).toBeChecked(),
      next: () => safety.getByRole('button', { name: /Muted words/ }).click(),
    },
    {
      what: 'mute',
      path: '/api/profile/update',
      body: { mutedWords: ['rubbish'] },
      shows: () => expect(safety.getByRole('button', { name: 'Stop muting “rubbish”' })).toBeVisible(),
    },
  ]);
});

test('[INB-12] what another device did first is shown as done, not as an error', async ({ page, request, ann, known, problems }) => {
  problems.allow({ answers: [{ status: 409, path: /^\/api\/valentine\/[^/]+\/answer$/ }] });
  const id = await receive(request, ann, known);
  await change(request, 'alice', { isInChannel: true });
  // nothing is told to this device, so it tries what was done already
  await page.route('**/api/events', () => undefined);
  await openInbox(page);
  await expect(unopened(page)).toHaveCount(1);
  const onTheOther = (path: string, body: object = {}) => callAs(request, known.alice.initData, 'POST', path, body);

  await onTheOther(`/api/inventory/unwrap/${id}`);
  await unopened(page).click();
  await expect(detail(page)).toContainText('To you both');

  await detail(page).getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Write an answer' }).fill('Second');
  await onTheOther(`/api/valentine/${id}/answer`, { answer: 'First' });
  await page.getByRole('dialog', { name: 'Your answer' }).getByRole('button', { name: 'Send' }).click();
  await expect(detail(page)).toContainText('First');
});
