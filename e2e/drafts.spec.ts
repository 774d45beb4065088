import type { Page } from 'playwright/test';
import { change, type Known, logOf } from './support/day.ts';
import { openLink } from './support/people.ts';
import { checkoutIn, prepare, sendFree } from './support/sending.ts';
import { makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { deskOf, type Step, sequencesOf } from './support/writing.ts';

const wish = { gift: /Candy/, text: 'Half a thought', privacy: 'Signed', isSuper: true } as const;
const enter = (page: Page, ann: Stranger, { boris }: Known) => openNative(page, ann, { app: 'send', code: boris.code });

async function expectDraft(page: Page): Promise<void> {
  const { modal, message } = checkoutIn(page);
  await expect(message).toHaveValue('Half a thought');
  await expect(modal.getByText('Candy')).toBeVisible();
  await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();
  await expect(modal.getByRole('switch', { name: 'Super valentine' })).toBeChecked();
}

test('[SND-03] a reload brings back the open modal with all that was chosen and typed', async ({ page, ann, known }) => {
  await enter(page, ann, known);
  await prepare(page, wish);
  await page.reload();
  await expectDraft(page);
});

test('[SND-03] after a crash the next launch brings it back, within 24 h and not later', async ({ page, context, ann, known }) => {
  await enter(page, ann, known);
  await prepare(page, wish);
  const session = await context.newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
  await page.close();
  const second = await context.newPage();
  await enter(second, ann, known);
  await expectDraft(second);
  await second.close();
  const third = await context.newPage();
  await third.clock.install({ time: Date.now() + 24 * 3_600_000 + 60_000 });
  await enter(third, ann, known);
  await expect(third.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
  await expect(third.getByRole('dialog')).toHaveCount(0);
});

test("[SND-03][SND-05] the messenger's own reload brings it back, and closing asks first while something is typed", async ({
  phones: { page, alice },
  known,
}) => {
  await openLink(alice, { code: known.boris.code, app: 'send' });
  const { message } = await prepare(alice.app, { gift: /Candy/, text: 'Half a thought' });
  const asks = async () =>
    (await logOf(page.request, { person: alice.person, event: 'web_app_setup_closing_behavior' })).at(-1)?.data.need_confirmation;
  await expect.poll(asks).toBe(true);
  await alice.screen.getByRole('button', { name: 'More' }).click();
  await alice.screen.getByRole('menuitem', { name: /Reload/ }).click();
  await expect(message).toHaveValue('Half a thought');
  await message.fill('');
  await expect.poll(asks).toBe(false);
});

test('[SND-03] what was closed waits, also after a reload: the page offers to go on, or to start over; what was sent does not come back', async ({
  page,
  ann,
  known,
}) => {
  await enter(page, ann, known);
  const { modal } = await prepare(page, wish);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  const waiting = page.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting).toContainText('Half a thought');
  await page.reload();
  await expect(waiting).toContainText('Half a thought');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectDraft(page);
  await page.keyboard.press('Escape');
  await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
  await expect(modal.getByRole('button', { pressed: true })).toHaveCount(0);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  await expect(waiting).toHaveCount(0);
  await sendFree(page, 'Gone for good');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SND-03][SND-05] what failed outlives closing, going back and a reload, and another recipient sees nothing of it', async ({
  page,
  context,
  problems,
  ann,
  known,
}) => {
  problems.allow({ answers: [{ status: 400, path: /^\/api\/order\/checkout$/ }] });
  await enter(page, ann, known);
  const { modal, send } = await prepare(page, wish);
  await page.route('**/api/order/checkout', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'unknown_item', message: 'gone' } } }),
  );
  await send.click();
  await expect(modal.getByText("This gift isn't available any more. Pick another one.")).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectDraft(page);

  const carol = await makeStranger(page.request, { firstName: 'Carol' });
  const other = await context.newPage();
  await openNative(other, ann, { app: 'send', code: carol.code });
  await other.getByRole('button', { name: 'Send a valentine' }).click();
  await expect(checkoutIn(other).modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
});

test('[SND-03] another account on the same phone sees nothing of it, and the first finds it again; the public list opens what waits', async ({
  page,
  context,
  ann,
  known,
}) => {
  const dana = await makeStranger(page.request, { firstName: 'Dana' });
  await enter(page, ann, known);
  const { modal } = await prepare(page, wish);
  const other = await context.newPage();
  await enter(other, dana, known);
  await expect(other.getByRole('heading', { name: 'A valentine for Boris' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByText('Half a thought')).toHaveCount(0);
  await other.getByRole('button', { name: 'Send a valentine' }).click();
  await expect(checkoutIn(other).modal.getByRole('heading', { name: 'Pick a gift' })).toBeVisible();
  await other.close();
  await page.reload();
  await expectDraft(page);
  await modal.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /See public answers/ }).click();
  await page.getByRole('dialog', { name: 'Answered in public' }).getByRole('button', { name: 'Send a valentine' }).click();
  await expectDraft(page);
  await page.reload();
  await expectDraft(page);
});

test('[SND-03] two tabs of one account: what the one sends takes nothing of the other’s along', async ({ page, context, ann, known }) => {
  const other = await context.newPage();
  await enter(page, ann, known);
  await enter(other, ann, known);
  await prepare(page, { gift: /Candy/, text: 'First tab' });
  await prepare(other, { gift: /Candy/, text: 'Second tab' });
  await checkoutIn(page).send.click();
  await expect(checkoutIn(page).modal).toBeHidden();
  await other.reload();
  await expect(checkoutIn(other).message).toHaveValue('Second tab');
});

test('[PAY-01][PAY-03] reloaded while the invoice stands open: a payment that came through meanwhile is believed', async ({
  phones: { page, alice },
  known,
}) => {
  await change(page.request, 'alice', { outcome: 'no_answer' });
  await openLink(alice, { code: known.boris.code, app: 'send' });
  const { send } = await prepare(alice.app, { gift: /Teddy bear/, text: 'Paid, then lost' });
  await send.click();
  const paid = page.waitForResponse((answer) => answer.url().endsWith('/pay'));
  await alice.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
  await paid;
  await alice.screen.getByRole('button', { name: 'More' }).click();
  await alice.screen.getByRole('menuitem', { name: /Reload/ }).click();
  await expect(alice.app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
  await expect(alice.app.getByText('Paid, then lost')).toBeVisible();
});

test('[SND-03][ASK-01][NAV-08] ten sequences of back, closing, reload, another launch and the public list, of a gift and of a question in turns: what was typed is there', async ({
  page,
  context,
  known,
}) => {
  test.setTimeout(180_000);
  const dana = await makeStranger(page.request, { firstName: 'Dana' });
  for (const [turn, app] of (['send', 'ask'] as const).entries()) {
    await openNative(page, await makeStranger(page.request, { firstName: 'Ann' }), { app, code: known.boris.code });
    const desk = deskOf(page, app);
    const steps: Readonly<Record<Step, () => Promise<void>>> = {
      back: desk.back,
      close: desk.close,
      reload: async () => void (await page.reload()),
      list: desk.writeFromList,
      other: async () => {
        const other = await context.newPage();
        await openNative(other, dana, { app, code: known.boris.code });
        await expect(other.getByRole('button', { name: desk.begin })).toBeVisible();
        await other.close();
      },
    };
    for (const [number, sequence] of sequencesOf(10).entries()) {
      if (number % 2 !== turn) continue;
      const words = `${app} ${number}: ${sequence.join(', ')}`;
      await desk.type(words);
      for (const name of sequence) await steps[name]();
      await desk.goToWords();
      await expect(desk.field, words).toHaveValue(words);
    }
  }
});
