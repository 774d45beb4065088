import type { Page } from 'playwright/test';
import { checkoutIn, prepare } from '../support/sending.ts';
import { goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { createTestUser, openWithInitData } from '../support/test-users.ts';

const draft = { gift: /Candy/, text: 'Half a thought', privacy: 'Signed', isSuper: true } as const;

async function expectDraft(page: Page): Promise<void> {
  const { modal, message } = checkoutIn(page);
  await expect(message).toHaveValue(draft.text);
  await expect(modal.getByText('Candy')).toBeVisible();
  await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();
  await expect(modal.getByRole('switch', { name: 'Super valentine' })).toBeChecked();
}

test('a draft survives going back, a failure, a reload and a crash, and only its author sees it', async ({
  page,
  context,
  ann,
  known,
  problems,
  request,
}) => {
  const { modal, send } = checkoutIn(page);
  const pickGift = modal.getByRole('heading', { name: 'Pick a gift' });
  const waiting = page.getByRole('region', { name: 'Not sent yet' });
  const close = modal.getByRole('button', { name: 'Close' });
  const open = (tab: Page, author = ann) => openWithInitData(tab, author, { app: 'send', code: known.boris.code });

  await test.step('[SND-03][SND-05] a draft that failed to send survives closing', async () => {
    problems.allow({ answers: [{ status: 400, path: /^\/api\/order\/checkout$/ }] });
    const refusal = { status: 400, json: { error: { code: 'unknown_item', message: 'gone' } } };
    await page.route('**/api/order/checkout', (route) => route.fulfill(refusal));
    await open(page);
    await prepare(page, draft);
    await send.click();
    await expect(modal.getByText('This gift isn’t available any more. Pick another one.')).toBeVisible();
    await page.unroute('**/api/order/checkout');
    await close.click();
    await expect(modal).toBeHidden();
    await expect(waiting).toContainText(draft.text);
  });

  await test.step('[SND-03] the page of another recipient does not show the draft', async () => {
    const carol = await createTestUser(request, { firstName: 'Carol' });
    await goTo(page, `/send?code=${carol.code}`);
    await expect(page.getByRole('heading', { name: 'A valentine for Carol' })).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(pickGift).toBeVisible();
    await close.click();
    await expect(modal).toBeHidden();
    await goTo(page, `/send?code=${known.boris.code}`);
    await expect(waiting).toContainText(draft.text);
  });

  await test.step('[SND-03] a closed draft is kept on the page after a reload, and Continue restores it', async () => {
    await page.reload();
    await expect(waiting).toContainText(draft.text);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectDraft(page);
  });

  await test.step('[SND-03] another account on the same device does not see the draft', async () => {
    const dana = await createTestUser(request, { firstName: 'Dana' });
    const tab = await context.newPage();
    await open(tab, dana);
    await expect(tab.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
    await expect(tab.getByText(draft.text)).toHaveCount(0);
    await tab.getByRole('button', { name: 'Send a valentine' }).click();
    await expect(checkoutIn(tab).modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
    await tab.close();
    await expectDraft(page);
  });

  await test.step('[SND-03] the public list opens the waiting draft', async () => {
    await close.click();
    await page.getByRole('button', { name: /See public answers/ }).click();
    await page.getByRole('dialog', { name: 'Public answers' }).getByRole('button', { name: 'Send a valentine' }).click();
    await expectDraft(page);
  });

  await test.step('[SND-03] Escape returns step by step and leaves the focus on Continue', async () => {
    await close.click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectDraft(page);
    await page.keyboard.press('Escape');
    await expect(pickGift).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  });

  await test.step('[SND-03] "Start over" discards the draft', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(pickGift).toBeVisible();
    await expect(modal.getByRole('button', { pressed: true })).toHaveCount(0);
    await close.click();
    await expect(modal).toBeHidden();
    await expect(waiting).toHaveCount(0);
  });

  await test.step('[SND-03] after a crash the next launch restores the open sheet with every choice and the text', async () => {
    await prepare(page, draft);
    const session = await context.newCDPSession(page);
    await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
    await page.close();
    const nextLaunch = await context.newPage();
    await open(nextLaunch);
    await expectDraft(nextLaunch);
  });
});
