import type { Page } from 'playwright/test';
import { changedBuild, changedHost } from './support/builds.ts';
import { openLink } from './support/people.ts';
import { hashesOf, runRelease } from './support/release-folder.ts';
import { prepare } from './support/sending.ts';
import { tellShell } from './support/shell.ts';
import { openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { filesAreHere } from './support/under-way.ts';

/** A release, and its rollback, while a person is in the middle of something: nothing on the screen breaks. */

// not after each: pages still ask for files then
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

const mark = 'document.documentElement.dataset.released = "two"';
const parts = ['share', 'inbox', 'send', 'host'] as const;
type Part = (typeof parts)[number];
/** All of them by `npm run federation`; else the one whose sheet is open, and the host. */
const released: readonly Part[] = process.env.BILLET_FEDERATION === 'all' ? parts : ['share', 'host'];
const buildOf = (part: Part) => (part === 'host' ? changedHost(mark) : changedBuild(part, { script: mark }));
const acts = {
  release: (folder: string, part: Part) => runRelease(folder, 'release', part, buildOf(part)),
  rollback: (folder: string, part: Part) => runRelease(folder, 'rollback', part),
} as const;

/** As a messenger does that puts the app aside and brings it back. */
async function lookAway(page: Pick<Page, 'evaluate'>): Promise<void> {
  for (const isHidden of [true, false])
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
}

test('[MFE-03][MFE-11] a release and a rollback of every part leave an open sheet as it is, and no byte of the others changes', async ({
  page,
  known,
  stack: { release: folder },
}) => {
  test.slow();
  await page.clock.install();
  await openNative(page, known.alice, { app: 'main' });
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await tellShell(page, 'openDialog', 'settings', {});
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  const same = await sheet.elementHandle();
  for (const act of ['release', 'rollback'] as const)
    for (const part of released) {
      const others = parts.filter((each) => each !== part).map((each) => (each === 'host' ? 'host' : `r/${each}`));
      const before = others.map((other) => hashesOf(folder, other));
      expect(acts[act](folder, part)).toMatchObject({ status: 0 });
      expect(others.map((other) => hashesOf(folder, other))).toEqual(before);
      await filesAreHere(page);
      await page.clock.fastForward(61_000);
      const asked = page.waitForResponse(/\/release\/page\.json/);
      await lookAway(page);
      await (await asked).finished();
      await expect(sheet.getByRole('button', { name: /Language/ })).toBeVisible();
    }
  expect(await same?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await sheet.getByRole('button', { name: /Language/ }).click();
  await expect(sheet.getByRole('radio', { name: 'Deutsch' })).toBeVisible();
});

test('[MFE-03][MFE-11][PAY-01] a release and a rollback of remote and host while a person pays: it is paid once, and the success stands', async ({
  phones: { alice, page },
  known,
  stack: { release: folder },
}) => {
  test.slow();
  await page.clock.install();
  await openLink(alice, { code: known.boris.code, app: 'send' });
  const { send } = await prepare(alice.app, { gift: /Teddy bear/, text: 'For you' });
  const frame = page.frames().find((each) => each.url().includes('entry=send'));
  await send.click();
  const pay = alice.screen.getByRole('button', { name: 'Pay 49 Stars' });
  await expect(pay).toBeVisible();
  for (const act of ['release', 'rollback'] as const) {
    for (const part of ['send', 'host'] as const) expect(acts[act](folder, part)).toMatchObject({ status: 0 });
    await filesAreHere(page);
    await page.clock.fastForward(61_000);
    if (frame) await lookAway(frame);
    await expect(pay).toBeVisible();
  }
  await pay.click();
  await expect(alice.app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
  await expect(alice.app.getByText('For you')).toBeVisible();
  await expect(alice.balance).toHaveText(/\b951 Stars/);
  await expect(alice.app.getByRole('alert')).toHaveCount(0);
});
