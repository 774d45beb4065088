import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { limitOf, limits } from '../scripts/weight/limits.ts';
import { readRelease, wireSize } from './support/release.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const { page: html, shell, remotes } = readRelease();

test('[MFE-01] the shell, scripts and styles together, keeps its budget', () => {
  expect(shell.length).toBeGreaterThan(1);
  expect(wireSize(shell)).toBeLessThanOrEqual(limits.shell);
});

for (const { name, entry, chunks } of remotes) {
  test(`[MFE-01] the remote ${name} adds little: its entry, each of its pages and their sheets keep their budgets`, () => {
    expect(wireSize([entry])).toBeLessThanOrEqual(limits.entry);
    for (const [chunk, files] of Object.entries(chunks)) expect(wireSize(files), chunk).toBeLessThanOrEqual(limitOf(chunk));
  });
}

test('[MFE-01][ENV-05] all that the first screen waits for keeps its budget, and so does the code until a tap is answered', () => {
  const share = remotes.find(({ name }) => name === 'share');
  const { pages = [], Share = [] } = share?.chunks ?? {};
  const code = [...shell, share?.entry ?? '', ...pages, ...Share];
  expect(wireSize(code)).toBeLessThanOrEqual(limits.untilTap);
  const files = [...code, 'locales/en.ftl', 'fonts/unbounded-latin-700.woff2'];
  expect(wireSize(files) + brotliCompressSync(html).length).toBeLessThanOrEqual(limits.firstScreen);
});

const languages = readdirSync(path.resolve(import.meta.dirname, '../shared-i18n/locales'));

test('[FST-01] the HTML fits into the first answer in every language, with whom a link leads to and without', async ({ request, ann }) => {
  const linkTo = (entry: string) => `/?entry=${entry}&tgWebAppStartParam=${ann.code}`;
  const pages = { '/share': '/', '/send': linkTo('send'), '/ask': linkTo('ask') };
  for (const language of languages) {
    for (const [route, address] of Object.entries(pages)) {
      // a machine that is busy may not look somebody up in time
      await expect(async () => {
        const answer = await request.get(appUrl() + address, { headers: { 'Accept-Language': language } });
        expect(await answer.text(), language).toMatch(
          new RegExp(`<div id="frame" data-route="${route}" data-mode="\\w+" lang="${language}"`),
        );
        expect(Number(answer.headers()['content-length']), `${language} ${route}`).toBeLessThanOrEqual(limits.html);
      }).toPass({ timeout: 20_000 });
    }
  }
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
