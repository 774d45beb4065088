import { brotliCompressSync } from 'node:zlib';
import { readRelease, wireSize } from './support/release.ts';
import { expect, test } from './support/test.ts';

/**
 * What a file may weigh over the wire, in bytes. A budget that is kept easily may be lowered; raising one needs a reason. The page
 * of the inbox has block, report, early opening and stories of answers in it; the catalogue, which comes with the first screen, has
 * the words of settings, safety, tasks and leaderboards. What the app does where a file, an answer or a launch doesn't come is in the shell:
 * it can't come late itself, and neither can what holds after a deletion and what couldn't be told to the server. It knows the faces of
 * all scripts and which way each runs: a name in any of them stands on the first screen.
 */
const budgets = { shell: 136_000, entry: 8600, page: 21_500, firstScreen: 190_000 } as const;

const { page: html, shell, remotes } = readRelease();

test('[MFE-01] the shell, scripts and styles together, keeps its budget', () => {
  expect(shell.length).toBeGreaterThan(1);
  expect(wireSize(shell)).toBeLessThanOrEqual(budgets.shell);
});

for (const { name, entry, chunks } of remotes) {
  test(`[MFE-01] the remote ${name} adds little: its entry and each of its pages keep their budgets`, () => {
    expect(wireSize([entry])).toBeLessThanOrEqual(budgets.entry);
    for (const [page, files] of Object.entries(chunks)) expect(wireSize(files), page).toBeLessThanOrEqual(budgets.page);
  });
}

test('[MFE-01][ENV-05] all that the first screen waits for keeps its budget', () => {
  const share = remotes.find(({ name }) => name === 'share');
  const { pages = [], Share = [] } = share?.chunks ?? {};
  const files = [...shell, share?.entry ?? '', ...pages, ...Share, 'locales/en.ftl', 'fonts/unbounded-latin-700.woff2'];
  expect(wireSize(files) + brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.firstScreen);
});

test.describe('in the browser', () => {
  test('[MFE-01][ENV-05][ENV-07] what the first screen needs is asked for by the page itself, and once', async ({ phones }) => {
    const { page, alice } = phones;
    const fetched: string[] = [];
    const unused: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (hostname === 'alice.localhost' && /^\/(host|r|locales|fonts|api\/profile)/.test(pathname)) fetched.push(pathname);
    });
    page.on('console', (message) => {
      if (/preload/i.test(message.text())) unused.push(message.text());
    });
    await alice.openApp();
    await expect(alice.app.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();

    const share = remotes.find(({ name }) => name === 'share');
    const early = [
      ...shell,
      share?.entry,
      ...(share?.chunks.pages ?? []),
      ...(share?.chunks.Share ?? []),
      '/locales/en.ftl',
      '/api/profile',
    ];
    const counted = early.map((file) => [file, fetched.filter((each) => each === file).length]);
    expect(counted).toEqual(early.map((file) => [file, 1]));
    expect(unused).toEqual([]);
  });
});
