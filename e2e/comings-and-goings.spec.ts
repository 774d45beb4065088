import { failuresTold } from './support/failures-told.ts';
import { expectedLines } from './support/file-uses.ts';
import { delayed, hanging, missing, throttled } from './support/proxy-faults.ts';
import { atHome, goToTab, pageLost, shown } from './support/remote-places.ts';
import { openNative } from './support/strangers.ts';
import { expect, test } from './support/weather.ts';

/** People who don't wait: where a remote is on its way, or lost, and they go elsewhere, back, forward, or come by a link. */

const inboxFiles = /\/r\/inbox\//;
const entriesAsked = (asked: readonly string[]) => asked.filter((address) => address.includes('/remoteEntry'));

test('[MFE-06] case 13: two remotes wanted at once, one of them twice: each is asked for once, and the last one wished stands', async ({
  page,
  known,
  weather,
}) => {
  weather.set(/\/r\/(inbox|send)\//, delayed(700));
  await atHome({ page, known });
  await goToTab(page, 'inbox');
  await goToTab(page, 'send');
  await goToTab(page, 'inbox');
  await goToTab(page, 'send');
  await expect(shown.send(page)).toBeVisible();
  await expect(shown.inbox(page)).toHaveCount(0);
  const asked = entriesAsked(weather.asked);
  expect(asked).toHaveLength(new Set(asked).size);
  // what came late is kept, and there at once
  await goToTab(page, 'inbox');
  await expect(shown.inbox(page)).toBeVisible();
  expect(entriesAsked(weather.asked)).toHaveLength(asked.length);
  const makers = await page.evaluate(() => {
    const held = (globalThis as unknown as Record<symbol, Map<string, { makers: number }>>)[Symbol.for('billet.only-one')];
    return [...(held?.values() ?? [])].map((each) => each.makers);
  });
  expect(new Set(makers)).toEqual(new Set([1]));
});

test('[MFE-06] case 13: who goes elsewhere while a remote is on its way hears nothing there of its failure', async ({
  page,
  known,
  weather,
  problems,
}) => {
  problems.allow({ answers: [{ status: 404, path: inboxFiles }], console: expectedLines });
  weather.set(inboxFiles, delayed(500, missing));
  await atHome({ page, known });
  const secondTry = page.waitForResponse((answer) => /remoteEntry.*\?/.test(answer.url()));
  await goToTab(page, 'inbox');
  await goToTab(page, 'share');
  await expect(shown.share(page)).toBeVisible();
  await secondTry;
  await expect(pageLost(page)).toHaveCount(0);
  await expect(shown.share(page)).toBeVisible();
  weather.clear();
  await goToTab(page, 'inbox');
  const again = pageLost(page).getByRole('button', { name: 'Try again' });
  await again.or(shown.inbox(page)).first().waitFor();
  if (await again.isVisible()) await again.click();
  await expect(shown.inbox(page)).toBeVisible();
});

test('[MFE-06][NAV-09] case 15: back and forward over a remote that is lost: one leads out, the other to its words, and it comes', async ({
  page,
  known,
  weather,
  problems,
}) => {
  problems.allow({ answers: [{ status: 404, path: inboxFiles }], console: expectedLines });
  weather.set(inboxFiles, missing);
  await atHome({ page, known });
  await goToTab(page, 'send');
  await expect(shown.send(page)).toBeVisible();
  await goToTab(page, 'inbox');
  await expect(pageLost(page)).toBeVisible();
  await page.goBack();
  await expect(pageLost(page)).toHaveCount(0);
  await page.goForward();
  await expect(pageLost(page)).toBeVisible();
  weather.clear();
  await pageLost(page).getByRole('button', { name: 'Try again' }).click();
  await expect(shown.inbox(page)).toBeVisible();
});

test('[MFE-06][NAV-09] case 15: a friend’s link into a remote that is lost says so, the tabs work, and it comes with its code kept', async ({
  page,
  known,
  weather,
  problems,
}) => {
  problems.allow({ answers: [{ status: 404, path: /\/r\/send\// }], console: expectedLines });
  weather.set(/\/r\/send\//, missing);
  await openNative(page, known.alice, { app: 'send', code: known.boris.code });
  await expect(pageLost(page)).toBeVisible();
  expect(page.url()).toContain(known.boris.code);
  weather.clear();
  await pageLost(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Boris/ })).toBeVisible();
  expect(page.url()).toContain(known.boris.code);
});

test('[MFE-06] files that were asked for ahead and hang hold nothing up once the network is back', async ({ page, known, weather }) => {
  weather.set(inboxFiles, hanging);
  await atHome({ page, known });
  await expect.poll(() => entriesAsked(weather.asked).filter((address) => inboxFiles.test(address))).toHaveLength(1);
  weather.clear();
  await goToTab(page, 'inbox');
  await expect(shown.inbox(page)).toBeVisible({ timeout: 4000 });
});

test('[MFE-06] a remote that comes slowly is waited for in words, and nothing is told of it', async ({ page, known, weather }) => {
  const told = failuresTold(page);
  // what is asked for ahead doesn't come before the tab is opened, however long that takes
  weather.set(inboxFiles, hanging);
  await atHome({ page, known });
  weather.clear();
  weather.set(inboxFiles, throttled(60_000));
  await goToTab(page, 'inbox');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  await expect(shown.inbox(page)).toBeVisible();
  expect(told).toEqual([]);
});
