import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { limits } from '../../scripts/build/size-limits.ts';
import { launch } from '../support/launch.ts';
import { contentOf, type RemoteName, readRelease, shellFiles, wireSize } from '../support/release-folder.ts';
import { callShell, goTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { holdPlainToasts } from '../support/time.ts';
import { settle } from '../support/visual-checks.ts';

const names: readonly RemoteName[] = ['share', 'inbox', 'send'];

test('[MFE-01][ENV-05] all files that the first screen waits for stay within their budget', ({ stack: { release: folder } }) => {
  const { entry, chunks } = readRelease(folder).remotes.share.active;
  const { pages = [], Share = [] } = chunks;
  const code = new Set([...shellFiles(folder), entry, ...pages, ...Share]);
  const files = [...code, 'locales/en.ftl', 'fonts/unbounded-latin-700.woff2'];
  expect(files.length).toBeGreaterThan(6);
  expect(wireSize(folder, files) + brotliCompressSync(contentOf(folder, 'index.html')).length).toBeLessThanOrEqual(limits.firstScreen);
});

test('[MFE-01][MFE-02] the build of a remote contains no React and no code of another remote', ({ stack: { release: folder } }) => {
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
    expect(code).not.toContain('billet.singletons');
    for (const other of names.filter((each) => each !== name)) {
      expect(classesOf(other).size).toBeGreaterThan(0);
      expect(code).not.toContain(`billetChunks_${other}`);
      expect({ name, other, foreign: [...classesOf(other)].filter((each) => code.includes(each)) }).toEqual({ name, other, foreign: [] });
    }
  }
});

/** The computed styles that a remote's stylesheets change in elements outside of that remote. */
const changedAround = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="/r/${name}/"]`)];
    const others = [...document.querySelectorAll('body, body *')].filter(
      (each) => !each.closest(`[class^="${name}-"], [class*=" ${name}-"]`),
    );
    const styles = () =>
      others.flatMap((each) =>
        [...each.computedStyleMap()].map(
          ([property, values]) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} ${property}: ${[...values].join(' ')}`,
        ),
      );
    const turn = (isOn: boolean) => {
      for (const { sheet } of sheets) if (sheet) sheet.disabled = !isOn;
    };
    const on = styles();
    turn(false);
    const off = styles();
    turn(true);
    return { sheets: sheets.length, elements: others.length, changed: off.filter((style, at) => style !== on[at]) };
  }, remote);

test('[MFE-13] the styles of a remote change neither the tab bar, a notice or a dialog nor another remote', async ({ page, known }) => {
  await holdPlainToasts(page);
  await launch(page, 'alice');
  for (const [address, name] of [
    ['/inbox', 'No questions yet'],
    [`/send?code=${known.boris.code}`, 'Send a valentine'],
  ] as const) {
    await goTo(page, address);
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await goTo(page, '/share');
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await callShell(page, 'notify', { message: 'A word', duration: 600_000 });
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await callShell(page, 'openDialog', 'contest', {});
  await expect(page.getByRole('dialog', { name: 'Contest' })).toBeVisible();
  await settle(page);
  for (const remote of names) {
    const { sheets, elements, changed } = await changedAround(page, remote);
    expect(sheets).toBeGreaterThan(0);
    expect(elements).toBeGreaterThan(60);
    expect(changed).toEqual([]);
  }
  // Verifies that the comparison detects a rule that affects other elements.
  await page.evaluate(() => {
    const [sheet] = [...document.styleSheets].filter(({ href }) => href?.includes('/r/send/'));
    sheet?.insertRule('* { letter-spacing: 1px }');
  });
  expect((await changedAround(page, 'send')).changed).not.toEqual([]);
});
