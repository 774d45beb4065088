import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { change, type Known } from './support/day.ts';
import { launch } from './support/launch.ts';
import { inboxIn, openInbox, sendNote, unopenedOf } from './support/notes.ts';
import { payInvoice } from './support/paying.ts';
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
      next: () => detail(page).getByRole('button', { name: 'Block or report' }).click(),
    },
    {
      what: 'block',
      path: `/api/valentine/${id}/block`,
      body: { isBlocked: true },
      shows: () => expect(block).toBeChecked(),
    },
  ]);
});

test('[INB-12][NAV-07][I18-04][LDB-01] mode, language and the choice on the leaderboard reach the other', async ({
  page,
  request,
  ann,
  known,
}) => {
  await receive(request, ann, known);
  await launch(page, 'alice');
  // the badge comes with the live connection
  await expect(page.getByRole('link', { name: /Inbox/ })).toHaveAccessibleName(/unread/);
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  // who has no score yet has no place either
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Leaderboard' }).click();
  const leaderboard = page.getByRole('dialog', { name: 'Leaderboard' });
  await expect(leaderboard.getByRole('button', { name: 'Take part' })).toBeEnabled();
  await play(request, known, [
    {
      what: 'leaderboard',
      path: '/api/profile/update',
      body: { leaderboardCategory: 'global' },
      shows: () => expect(leaderboard.getByRole('button', { name: 'Change or leave' })).toBeVisible(),
      next: () => leaderboard.getByRole('button', { name: 'Close' }).click(),
    },
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

/** Alice's sheet of pause, muted words and blocks. */
async function openSafety(page: Page) {
  await openInbox(page);
  await opened(page).first().click();
  await detail(page).getByRole('button', { name: 'Block or report' }).click();
  await page.getByRole('button', { name: /Pause, muted words and blocks/ }).click();
  return page.getByRole('dialog', { name: 'A kind inbox' });
}

test('[INB-12][SAF-01] pause, muted words and what was let in of one device reach the other', async ({ page, request, ann, known }) => {
  const id = await receive(request, ann, known);
  await callAs(request, known.alice.initData, 'POST', `/api/inventory/unwrap/${id}`);
  await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { mute: ['shame'] });
  await sendNote(request, ann, known.alice, 'Shame on you');
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(
    request,
    known.alice.initData,
    'GET',
    '/api/safety/muted?limit=20&skip=0',
  );
  const muted = valentines[0]?.id;
  const safety = await openSafety(page);
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
      async next() {
        await safety.getByRole('button', { name: 'Back', exact: true }).click();
        await safety.getByRole('button', { name: /Muted notes 1 note/ }).click();
        await expect(safety.getByText('Not opened yet')).toBeVisible();
      },
    },
    {
      what: 'opening of a muted one',
      path: `/api/inventory/unwrap/${muted}`,
      shows: () => expect(safety.getByText('Shame on you')).toBeVisible(),
    },
    {
      what: 'block by a muted one',
      path: `/api/valentine/${muted}/block`,
      body: { isBlocked: true },
      shows: () => expect(safety.getByRole('button', { name: 'Unblock' })).toBeVisible(),
    },
    {
      what: 'letting in',
      path: `/api/valentine/${muted}/unmute`,
      shows: () => expect(safety.getByText('Nothing muted')).toBeVisible(),
    },
  ]);
});

test('[INB-12][SAF-01] words that two devices mute at once are all muted, and stand on both', async ({
  page,
  context,
  request,
  ann,
  known,
}) => {
  const id = await receive(request, ann, known);
  await callAs(request, known.alice.initData, 'POST', `/api/inventory/unwrap/${id}`);
  const devices = [await openSafety(page), await openSafety(await context.newPage())];
  const each = (act: (safety: Locator, at: number) => Promise<unknown>) => Promise.all(devices.map(act));
  await each(async (safety, at) => {
    await safety.getByRole('button', { name: /Muted words/ }).click();
    await safety.getByRole('textbox', { name: 'Word or phrase' }).fill(`word ${at}`);
  });
  await each((safety) => safety.getByRole('button', { name: 'Mute it' }).click());
  await each(async (safety) => {
    for (const word of ['word 0', 'word 1']) await expect(safety.getByRole('button', { name: `Stop muting “${word}”` })).toBeVisible();
  });
});

test('[INB-12][RVL-05] what one device paid for opens on the other, where it is not sold again', async ({
  page,
  request,
  known,
  setClock,
  ann,
}) => {
  await setClock('2027-03-01T09:00:00.000Z');
  await sendNote(request, ann, known.alice, 'To you both');
  await openInbox(page);
  await page.getByRole('button', { name: /closed/i }).click();
  await expect(page.getByRole('button', { name: /Open now for/ })).toBeVisible();

  const { link } = await callAs<{ link: string }>(request, known.alice.initData, 'POST', '/api/march8-reveal', {});
  await payInvoice(request, 'alice', link);

  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(detail(page)).toContainText('To you both');
});

test('[INB-12] what changes between the profile and the live connection is seen', async ({ page, request, known }) => {
  let connect = () => {};
  const isLet = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route('**/api/events', async (route) => {
    await isLet;
    await route.continue();
  });
  // the page connects once it has its profile
  const connecting = page.waitForRequest('**/api/events');
  await launch(page, 'alice');
  await connecting;
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { mode: 'valentine' });
  connect();
  await expect(page.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
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

  // no reveal is left on this device's word, and the other one has revealed the sender: nothing is sold
  await onTheOther('/api/tasks/complete', { taskId: 'join_channel' });
  await onTheOther(`/api/reveal/${id}`);
  await detail(page).getByRole('button', { name: 'Reveal the sender' }).click();
  await page.getByRole('button', { name: /^Get .* Stars$/ }).click();
  await expect(page.getByRole('dialog', { name: 'It was…' })).toContainText('Ann');
});
