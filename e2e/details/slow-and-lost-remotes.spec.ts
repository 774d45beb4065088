import { collectFailureReports } from '../support/failure-reports.ts';
import { expectedLines } from '../support/file-uses.ts';
import { expect, test } from '../support/network-faults.ts';
import { hanging, held, missing } from '../support/proxy-faults.ts';
import { releasedFiles } from '../support/released-files.ts';
import { atHome, goToTab, pageLost, shown } from '../support/remote-places.ts';
import { callShell } from '../support/shell.ts';
import { openWithInitData } from '../support/test-users.ts';
import { stopTime } from '../support/time.ts';

/** Navigation to another page, back and forward while a remote is loading or has failed. */

const sendFiles = /\/r\/send\//;
const entriesOf = (requested: readonly string[]) => requested.filter((address) => address.includes('/remoteEntry'));

test('[MFE-06] case 13: two slow remotes that load at the same time are each requested once', async ({ page, known, networkFaults }) => {
  const reported = collectFailureReports(page);
  const files = held();
  networkFaults.set(/\/r\/(inbox|send)\//, files.fault);
  await page.clock.install();
  await atHome({ page, known });
  // a held entry would be requested again after its time limit
  await stopTime(page);

  await test.step('[MFE-06] case 13: a slow page shows a loading status, and the last opened page is shown', async () => {
    for (const tab of ['inbox', 'send', 'inbox', 'send'] as const) await goToTab(page, tab);
    await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
    files.release();
    await expect(shown.send(page)).toBeVisible();
    await expect(shown.inbox(page)).toHaveCount(0);
  });

  await test.step('[MFE-06] case 13: each entry is requested once, and a page that loaded late opens without a request', async () => {
    const requested = entriesOf(networkFaults.requests);
    expect(requested.length).toBeGreaterThanOrEqual(2);
    expect(requested).toHaveLength(new Set(requested).size);
    await goToTab(page, 'inbox');
    await expect(shown.inbox(page)).toBeVisible();
    expect(entriesOf(networkFaults.requests)).toEqual(requested);
    expect(reported).toEqual([]);
  });

  await test.step('[MFE-02] the page has one copy of each shared module', async () => {
    const copies = await page.evaluate(() => {
      const registry = (globalThis as unknown as Record<symbol, Map<string, { requests: number }>>)[Symbol.for('billet.singletons')];
      return [...(registry?.values() ?? [])].map(({ requests }) => requests);
    });
    expect(copies.length).toBeGreaterThan(0);
    expect(new Set(copies)).toEqual(new Set([1]));
  });
});

test('A remote whose files are missing affects no other page, and opens when they are back', async ({
  page,
  known,
  networkFaults,
  problems,
}) => {
  const lost = releasedFiles().filter(
    ({ owner, chunk }) => (owner === 'inbox' && chunk === 'Inbox') || (owner === 'host' && chunk === 'drawer'),
  );
  expect(lost.map(({ owner, address }) => `${owner} ${address.split('.').at(-1)}`).sort()).toEqual([
    'host css',
    'host js',
    'inbox css',
    'inbox js',
  ]);
  // the first URLs, without a query
  const first = new RegExp(`(${lost.map(({ address }) => address.replaceAll('.', '\\.')).join('|')})$`);
  problems.allow({ answers: [first, sendFiles].map((path) => ({ status: 404, path })), console: expectedLines });
  const reported = collectFailureReports(page);
  for (const files of [first, sendFiles]) networkFaults.set(files, missing);
  await atHome({ page, known });

  await test.step('[MFE-06] lazy files of the host and of a remote that fail once load from a new URL without a message', async () => {
    await goToTab(page, 'inbox');
    await expect(shown.inbox(page)).toBeVisible();
    await callShell(page, 'openDialog', 'settings', {});
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    const again = lost.map(({ address }) => networkFaults.requests.filter((asked) => asked.includes(`${address}?attempt=`)).length);
    expect(again).toEqual(lost.map(() => 1));
    expect(reported).toEqual([]);
    await callShell(page, 'closeDialog');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[MFE-06] case 13: a user who leaves while a remote loads sees no message about its failure', async () => {
    const files = held(missing);
    networkFaults.set(sendFiles, files.fault);
    const retried = page.waitForResponse((response) => /\/r\/send\/remoteEntry.*\?/.test(response.url()));
    await goToTab(page, 'send');
    await goToTab(page, 'share');
    await expect(shown.share(page)).toBeVisible();
    files.release();
    await retried;
    await expect(pageLost(page)).toHaveCount(0);
    await expect(shown.share(page)).toBeVisible();
  });

  await test.step('[MFE-06][NAV-09] case 15: back shows the previous page, forward the message', async () => {
    await goToTab(page, 'inbox');
    await expect(shown.inbox(page)).toBeVisible();
    await goToTab(page, 'send');
    await expect(pageLost(page)).toBeVisible();
    await page.goBack();
    await expect(pageLost(page)).toHaveCount(0);
    await page.goForward();
    await expect(pageLost(page)).toBeVisible();
  });

  await test.step('[MFE-06] case 15: "try again" loads the remote without a reload', async () => {
    networkFaults.clear();
    await pageLost(page).getByRole('button', { name: 'Try again' }).click();
    await expect(shown.send(page)).toBeVisible();
  });
});

test('[MFE-06][NAV-09] case 15: a link into a failed remote shows a message and keeps its code', async ({
  page,
  known,
  networkFaults,
  problems,
}) => {
  problems.allow({ answers: [{ status: 404, path: sendFiles }], console: expectedLines });
  networkFaults.set(sendFiles, missing);
  await openWithInitData(page, known.alice, { app: 'send', code: known.boris.code });
  await expect(pageLost(page)).toBeVisible();
  expect(page.url()).toContain(known.boris.code);
  networkFaults.clear();
  await pageLost(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Boris/ })).toBeVisible();
  expect(page.url()).toContain(known.boris.code);
});

test('[MFE-06] preloaded files that never arrive delay a page by at most 2 s', async ({ page, known, networkFaults }) => {
  const inboxFiles = /\/r\/inbox\//;
  await page.clock.install();
  networkFaults.set(inboxFiles, hanging);
  await atHome({ page, known });
  await expect.poll(() => entriesOf(networkFaults.requests).filter((address) => inboxFiles.test(address))).toHaveLength(1);
  networkFaults.clear();
  await stopTime(page);
  await goToTab(page, 'inbox');
  // the app ignores a hanging preload after 2 s; every other time limit is longer, so only a new request can load the inbox
  await page.clock.runFor(2000);
  await expect(shown.inbox(page)).toBeVisible();
});
