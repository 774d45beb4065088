import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';
import { retries, stopTime } from '../support/time.ts';

const CHECKOUT = '**/api/order/checkout';

test('a visitor opens the link of a friend and asks an anonymous question', async ({ page, ann, known, problems }) => {
  const modal = page.getByRole('dialog', { name: 'Asking anonymously' });
  const question = modal.getByRole('textbox', { name: 'Question' });
  const next = modal.getByRole('button', { name: 'Continue' });

  await test.step('[ASK-01] the page is violet and opens a sheet for the question', async () => {
    await page.clock.install();
    await openWithInitData(page, ann, { app: 'ask', code: known.boris.code });
    await expect(page.getByRole('heading', { name: 'Ask Boris anything', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('--color-accent', /\S/);
    await expect(page.locator('[data-mode="anonymous"]').first()).toBeAttached();
    await page.getByRole('button', { name: 'Ask anonymously' }).click();
    await expect(question).toHaveValue('');
  });

  await test.step('[ASK-01] Continue needs visible words, at most 100 characters', async () => {
    for (const blank of ['   ', '\u3164\u2800', '', 'x'.repeat(101)]) {
      await question.fill(blank);
      await expect(next).toBeDisabled();
    }
    await question.fill('x'.repeat(100));
    await expect(next).toBeEnabled();
  });

  await test.step('[ASK-01] a line above Continue says that the name can be revealed for Stars', async () => {
    const notice = modal.getByText(
      'Your name isn’t shown, but Boris can reveal it for Stars: name, photo, username, link, time, sometimes place, network and device.',
    );
    await expect(notice).toBeVisible();
    const [above, below] = [await notice.boundingBox(), await next.boundingBox()];
    expect((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN)).toBeLessThanOrEqual(below?.y ?? Number.NaN);
  });

  await test.step('[ASK-02] a suggested question is in English', async () => {
    await question.fill('');
    await modal.getByRole('button', { name: 'Suggest a question' }).click();
    await expect(question).toHaveValue(/^[A-Z][^А-я]+$/);
  });

  await test.step('[ASK-01] the feelings begin with the plain question, which is free', async () => {
    await question.fill('  What makes you laugh? ');
    await next.click();
    await expect(modal.getByRole('heading', { name: 'Pick a feeling' })).toBeVisible();
    await expect(modal.getByRole('listitem').first()).toContainText('Just a question');
    await expect(modal.getByRole('listitem').first()).toContainText('Free');
  });

  await test.step('[ASK-01][ERR-05] a send that fails twice more shows its error in the sheet and keeps the text', async () => {
    problems.allow({ answers: [{ status: 500, path: /^\/api\/order\/checkout$/ }] });
    await page.route(CHECKOUT, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'broken' } } }));
    await stopTime(page);
    await modal.getByRole('button', { name: /In love/ }).click();
    await page.clock.runFor(800);
    for (const { count, wait } of retries) {
      await expect(modal.getByText(`Trying again: ${count} of 2`, { exact: false })).toBeVisible();
      await page.clock.runFor(wait);
    }
    await expect(modal.getByText('We’re not sure it went out. Your question is safe.', { exact: false })).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await modal.getByRole('button', { name: 'Back' }).click();
    await expect(question).toHaveValue('  What makes you laugh? ');
    await page.clock.resume();
  });

  await test.step('[ASK-01] picking a feeling sends the trimmed question at once', async () => {
    await page.unroute(CHECKOUT);
    await next.click();
    const requested = page.waitForRequest(CHECKOUT);
    await modal.getByRole('button', { name: /Just a question/ }).click();
    expect((await requested).postDataJSON()).toMatchObject({
      valentineCode: known.boris.code,
      itemId: 'anon',
      message: 'What makes you laugh?',
      isSuper: false,
      isFullyAnonymous: false,
      isOpenSympathy: false,
      isAnonymousMessage: true,
      total: 0,
    });
    await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  });

  await test.step('[ASK-03] "Ask something else" opens an empty sheet', async () => {
    await page.getByRole('button', { name: 'Ask something else' }).click();
    await expect(question).toHaveValue('');
    await question.fill('And another?');
    await next.click();
    await modal.getByRole('button', { name: /Funny/ }).click();
  });

  await test.step('[ASK-03] "Get questions yourself" leads to the share page', async () => {
    await page.getByRole('button', { name: 'Get questions yourself' }).click();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  });
});
