import type { APIRequestContext, Page } from 'playwright/test';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { callAs, createTestUser, openWithInitData, type TestUser } from '../support/test-users.ts';

interface PublishedNote {
  readonly itemId: string;
  readonly message: string;
  readonly isAnonymousMessage?: boolean;
}

/** Sends, opens and answers a note, so that the public list contains it. */
async function publish(request: APIRequestContext, from: TestUser, owner: TestUser, note: PublishedNote): Promise<void> {
  await callAs(request, from.initData, 'POST', '/api/order/checkout', { valentineCode: owner.code, ...note });
  const type = note.isAnonymousMessage ? 'anonymous_message' : 'ordinary';
  const path = `/api/inventory/valentines?type=${type}&limit=1&skip=0&filter=sent`;
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(request, owner.initData, 'GET', path);
  const id = valentines[0]?.id;
  await callAs(request, owner.initData, 'POST', `/api/inventory/unwrap/${id}`);
  await callAs(request, owner.initData, 'POST', `/api/valentine/${id}/answer`, { answer: `Answer to ${note.message}` });
}

/** Records the length in milliseconds of every animation of the sheet that is on screen. */
async function recordAnimations(page: Page): Promise<() => Promise<Readonly<Record<string, number>>>> {
  await page.evaluate(() => {
    const durations: Record<string, number> = {};
    Object.assign(window, { durations });
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || target.getAttribute('role') !== 'dialog') return;
      const state = target.getAttribute('data-state') ?? '';
      durations[state] = Number.parseFloat(getComputedStyle(target).animationDuration) * 1000;
    });
  });
  return () => page.evaluate(() => (window as unknown as { durations: Record<string, number> }).durations);
}

const refuse = (page: Page) =>
  page.route('**/api/public-valentines/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'bad_input', message: 'no' } } }),
  );
const accept = (page: Page) => page.unroute('**/api/public-valentines/**');

test('[PUB-01] a visitor reads the public answers of a user', async ({ page, request, problems, ann }) => {
  const dana = await createTestUser(request, { firstName: 'Dana' });
  const newcomer = await createTestUser(request, { firstName: 'Nora' });
  for (let count = 1; count <= 5; count++) await publish(request, ann, dana, { itemId: 'tulip', message: `Note ${count}` });
  await publish(request, ann, dana, { itemId: 'anon', message: 'A question', isAnonymousMessage: true });
  await callAs(request, ann.initData, 'POST', '/api/order/checkout', { valentineCode: dana.code, itemId: 'tulip', message: 'Unopened' });

  const sheet = page.getByRole('dialog', { name: 'Public answers' });
  const notes = sheet.getByRole('listitem');
  const more = sheet.getByRole('button', { name: 'Show more' });
  const openList = async () => {
    await page.getByRole('button', { name: /See public answers/ }).click();
    await expect(sheet.getByRole('heading', { name: 'Public answers' })).toBeVisible();
  };
  const closeList = async () => {
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  };
  problems.allow({ answers: [{ status: 400, path: /^\/api\/public-valentines\// }] });

  await test.step('[PUB-01][ERR-05] a list that fails to load says so without a toast and is not called empty', async () => {
    await refuse(page);
    await openWithInitData(page, await createTestUser(request, { firstName: 'Visitor' }), { app: 'send', code: dana.code });
    await openList();
    await expect(sheet.getByRole('alert')).toContainText('The answers didn’t load');
    await expect(sheet.getByText('Nothing here yet')).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await accept(page);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(notes).toHaveCount(2);
  });

  const firstPage = await notes.allInnerTexts();

  await test.step('[PUB-01] a next page that fails to load keeps the notes on screen, and "try again" appends it', async () => {
    await refuse(page);
    await more.click();
    await expect(sheet.getByRole('alert')).toBeVisible();
    await expect(notes).toHaveCount(2);
    await accept(page);
    const requested = page.waitForRequest(/\/api\/public-valentines\/.*skip=2/);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(notes).toHaveCount(4);
    expect(new URL((await requested).url()).searchParams.get('limit')).toBe('2');
  });

  await test.step('[PUB-01] "show more" appends the next page of 2', async () => {
    expect((await notes.allInnerTexts()).slice(0, 2)).toEqual(firstPage);
    await more.click();
    await expect(notes).toHaveCount(5);
    await expect(more).toHaveCount(0);
  });

  await test.step('[PUB-01] the list contains every opened, answered, public item of the mode once, and no other', async () => {
    for (let count = 1; count <= 5; count++) await expect(sheet.getByText(`Answer to Note ${count}`)).toHaveCount(1);
    await expect(sheet.getByText('Unopened')).toHaveCount(0);
    await expect(sheet.getByText('A question')).toHaveCount(0);
    await closeList();
    await goTo(page, `/ask?code=${dana.code}`);
    await openList();
    await expect(notes).toHaveCount(1);
    await expect(sheet.getByText('Answer to A question')).toBeVisible();
    await expect(more).toHaveCount(0);
    await closeList();
  });

  await test.step('[PUB-01] an empty list on /send and on /ask offers to write the first note', async () => {
    const pages = [
      { app: 'send', action: 'Send a valentine', modal: 'Sending a valentine' },
      { app: 'ask', action: 'Ask a question', modal: 'Asking anonymously' },
    ] as const;
    for (const { app, action, modal } of pages) {
      await goTo(page, `/${app}?code=${newcomer.code}`);
      await openList();
      await expect(sheet.getByText('Nothing here yet')).toBeVisible();
      await sheet.getByRole('button', { name: action }).click();
      await expect(page.getByRole('dialog', { name: modal })).toBeVisible();
      await expect(sheet).toBeHidden();
      await page.getByRole('dialog', { name: modal }).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('[PUB-01][VIS-01] the list opens and closes in 300 ms, the send sheet opens in 500 ms', async () => {
    await goTo(page, `/send?code=${dana.code}`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const recordedIn = await recordAnimations(page);
    await page.getByRole('button', { name: /See public answers/ }).click();
    await expect(notes.first()).toBeVisible();
    // a sheet that closes before its first frame has no opening animation
    await expect.poll(recordedIn).toEqual({ open: 300 });
    await closeList();
    await expect.poll(recordedIn).toEqual({ open: 300, closed: 300 });
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(page.getByRole('dialog', { name: 'Sending a valentine' })).toBeVisible();
    await expect.poll(recordedIn).toEqual({ open: 500, closed: 300 });
  });
});
