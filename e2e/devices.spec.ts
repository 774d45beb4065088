import type { APIRequestContext, Page } from 'playwright/test';
import { change, type Known } from './support/day.ts';
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

test('[INB-12][INB-06][RVL-01][TSK-01] an opening, a credit and a reveal on one device show on the other', async ({
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
    },
  ]);
});
