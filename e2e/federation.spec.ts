import type { Page } from 'playwright/test';
import { changedBuild, extendedBuild } from './support/builds.ts';
import { codeOf, launch } from './support/launch.ts';
import { contentOf, hashesOf, type RemoteName, readRelease, runRelease } from './support/release-folder.ts';
import { goTo, tellShell } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const names: readonly RemoteName[] = ['share', 'inbox', 'send'];
const shared = ['react', 'react-dom', 'react/jsx-runtime', '@billet/shared-bridge', '@billet/shared-i18n'];

// not after each: pages still ask for files then
test.beforeEach(({ stack }) => stack.restoreRelease());
test.afterAll(({ stack }) => stack.restoreRelease());

/** Counts React's renderers as the developer tools would, and what each library's copies come from. */
async function watchCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const renderers = new Map();
    const inject = () => renderers.set(renderers.size + 1, true).size;
    const ignore = () => undefined;
    const hook = { renderers, supportsFiber: true, inject, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, checkDCE: ignore };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

interface Instance {
  readonly name: string;
  readonly shareScopeMap: Record<string, Record<string, Record<string, { from: string; loaded?: boolean }>>>;
}

function copiesIn(page: Page) {
  return page.evaluate(() => {
    const here = window as unknown as {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Map<number, boolean> };
      __FEDERATION__: { __INSTANCES__: Instance[] };
      [key: symbol]: Map<string, { makers: number }>;
    };
    const makers = [...(here[Symbol.for('billet.only-one')] ?? [])].map(([name, held]) => [name, held.makers] as const);
    const instances = here.__FEDERATION__.__INSTANCES__;
    const versions = instances.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default ?? {}).flatMap(([library, offered]) =>
        Object.values(offered).map(({ from }) => `${library} from ${from}`),
      ),
    );
    return {
      renderers: here.__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size,
      makers: Object.fromEntries(makers),
      libraries: [...new Set(versions)].sort(),
      containers: instances.map(({ name }) => name).sort(),
    };
  });
}

for (const start of ['/inbox', '/share', '/send'] as const) {
  test(`[MFE-01][MFE-02] one copy of React, the store and the bridge is in the page when ${start} comes first`, async ({ page }) => {
    await watchCopies(page);
    const code = await codeOf(page, 'boris');
    if (start === '/send') await launch(page, 'alice', { app: 'send', start: code });
    else {
      await launch(page, 'alice');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.goto(`${new URL(page.url()).origin}/#${start}`);
      await page.reload();
    }
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '#/inbox';
    });
    for (const tab of [/Share/, /Send/, /Inbox/]) {
      await page.getByRole('link', { name: tab }).click();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
    const { renderers, makers, libraries, containers } = await copiesIn(page);
    expect(renderers).toBe(1);
    expect(Object.keys(makers)).toEqual(expect.arrayContaining(['session', 'toasts']));
    expect(Object.values(makers).every((count) => count === 1)).toBe(true);
    expect(libraries).toEqual(shared.map((library) => `${library} from host`).sort());
    expect(containers).toEqual(['host', 'inbox', 'send', 'share']);
  });
}

test('[MFE-01] no remote that nobody visits is asked for until the page has nothing else to do', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, remote] = /\/r\/(\w+)\//.exec(request.url()) ?? [];
    if (remote) asked.push(remote);
  });
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    const becomeIdle = () => {
      for (const work of waiting.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 });
    };
    Object.assign(window, { becomeIdle });
  });
  const counted = page.waitForResponse(/\/api\/inventory\/count/);
  await launch(page, 'alice');
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await counted;
  expect([...new Set(asked)]).toEqual(['share']);

  await page.evaluate(() => (window as unknown as { becomeIdle(): void }).becomeIdle());
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['inbox', 'send', 'share']);
});

test('[MFE-01][MFE-02] each build holds no React and no code of another remote', ({ stack: { release: folder } }) => {
  const { remotes } = readRelease(folder);
  const filesOf = (name: RemoteName, ending: RegExp) => Object.keys(remotes[name].active.integrity).filter((file) => ending.test(file));
  const classesOf = (name: RemoteName) =>
    new Set(filesOf(name, /\.css$/).flatMap((file) => contentOf(folder, file).match(/(?<=\.)[a-z]+-[\w-]{6}(?=[\s{.:,>[])/g) ?? []));
  for (const name of names) {
    const code = filesOf(name, /\.js$/)
      .map((file) => contentOf(folder, file))
      .join('\n');
    expect(code.length).toBeGreaterThan(1000);
    expect(code).not.toContain('react.transitional.element');
    expect(code).not.toContain('billet.only-one');
    for (const other of names.filter((each) => each !== name)) {
      expect(code).not.toContain(`billetChunks_${other}`);
      const foreign = [...classesOf(other)].filter((each) => code.includes(each));
      expect({ name, other, foreign }).toEqual({ name, other, foreign: [] });
    }
  }
});

const releaseTwo = (folder: string) =>
  runRelease(folder, 'release', 'inbox', changedBuild('inbox', { script: 'document.documentElement.dataset.released = "two"' }));
const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset.released ?? null);

async function openInbox(page: Page): Promise<void> {
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
  // its own words: the page before has the same modes to choose from
  await expect(page.getByText('No questions yet')).toBeVisible();
}

test('[MFE-03][MFE-04] a release of one remote shows at the next opening, with the same host and the other remotes untouched', async ({
  page,
  stack: { release: folder },
}) => {
  const before = { host: hashesOf(folder, 'host'), share: hashesOf(folder, 'r/share'), send: hashesOf(folder, 'r/send') };
  const { n } = readRelease(folder);
  await openInbox(page);
  expect(await mark(page)).toBeNull();

  const { status, output } = releaseTwo(folder);
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringMatching(new RegExp(`^Release ${n + 1}: inbox \\w{10}, released in \\d+\\.\\d s\\n`)),
  });
  const host = page.waitForRequest(/\/host\/index\./);
  await openInbox(page);
  expect(await mark(page)).toBe('two');
  expect(before.host).toHaveProperty([new URL((await host).url()).pathname.replace('/host/', '')]);
  expect({ host: hashesOf(folder, 'host'), share: hashesOf(folder, 'r/share'), send: hashesOf(folder, 'r/send') }).toEqual(before);
});

test('[MFE-03] a rollback brings the version before back', async ({ page, stack: { release: folder } }) => {
  releaseTwo(folder);
  await openInbox(page);
  expect(await mark(page)).toBe('two');
  const { status, output } = runRelease(folder, 'rollback', 'inbox');
  expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('inbox') });
  await openInbox(page);
  expect(await mark(page)).toBeNull();
});

test('[MFE-09] a page and a dialog more come with a release of their remote, the same host, and go with its rollback', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  const host = hashesOf(folder, 'host');
  expect(runRelease(folder, 'release', 'inbox', extendedBuild('inbox'))).toMatchObject({ status: 0 });
  await launch(page, 'alice');
  await expect(page.getByRole('navigation')).toBeVisible();
  await goTo(page, '/attic');
  await page.getByRole('button', { name: 'Open the trunk' }).click();
  await expect(page.getByRole('dialog', { name: 'The trunk' })).toContainText('Old letters');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await launch(page, 'alice');
  await expect(page.getByRole('navigation')).toBeVisible();
  await tellShell(page, 'openDialog', 'trunk', {});
  await expect(page.getByRole('dialog', { name: 'The trunk' })).toBeVisible();
  expect(hashesOf(folder, 'host')).toEqual(host);

  expect(runRelease(folder, 'rollback', 'inbox')).toMatchObject({ status: 0 });
  problems.allow({ console: [/dialog_unknown/] });
  await openInbox(page);
  await tellShell(page, 'openDialog', 'trunk', {});
  await expect(page.locator('[data-sonner-toast]')).toContainText('This is not available right now');
  await tellShell(page, 'openDialog', 'contest', {});
  await expect(page.getByRole('dialog', { name: 'Contest' })).toBeVisible();
  await goTo(page, '/attic');
  await expect(page).toHaveURL(/#\/share$/);
  expect(hashesOf(folder, 'host')).toEqual(host);
});

test('[MFE-09] a release with a page that another remote has is refused, in words', ({ stack: { release: folder } }) => {
  const before = readRelease(folder);
  const build = changedBuild('inbox', { routes: [{ path: '/send', page: 'Inbox' }] });
  const { status, output } = runRelease(folder, 'release', 'inbox', build);
  expect({ status, output }).toEqual({ status: 1, output: 'Refused: inbox and send would both bring a page at /send\n' });
  expect(readRelease(folder)).toEqual(before);
});

test('[MFE-05] a remote made for another contract is refused at its release, in words, and the app goes on as it was', async ({
  page,
  stack: { release: folder },
}) => {
  const before = readRelease(folder);
  const { status, output } = runRelease(folder, 'release', 'inbox', changedBuild('inbox', { contract: '^2.0.0' }));
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringMatching(/^Refused: inbox is made for contract \^2\.0\.0, the shell provides 1\.\d+\.\d+/),
  });
  expect(readRelease(folder)).toEqual(before);
  await openInbox(page);
});

test('[MFE-06][MFE-12] a release that throws at its start is noticed by nobody: the version before comes by itself, and that is told', async ({
  page,
  problems,
  stack: { release: folder },
}) => {
  problems.allow({ console: [/remote_failed/, /broken on purpose/], uncaught: [/broken on purpose/] });
  const { remotes } = readRelease(folder);
  runRelease(folder, 'release', 'inbox', changedBuild('inbox', { script: 'throw new Error("broken on purpose")' }));
  const told = page.waitForEvent('console', (message) => message.text().includes('remote_failed'));
  await openInbox(page);
  expect(JSON.parse((await told).text().replace('billet ', ''))).toMatchObject({
    remote: 'inbox',
    phase: 'start',
    code: 'threw_at_start',
    isMended: true,
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(readRelease(folder).remotes.inbox.previous[0]?.version).toBe(remotes.inbox.active.version);
});
