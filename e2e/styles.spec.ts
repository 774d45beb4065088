import type { Page } from 'playwright/test';
import { launch } from './support/launch.ts';
import { settle } from './support/look.ts';
import { goTo, tellShell } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const remotes = ['share', 'inbox', 'send'] as const;

/** Computed styles, before layout, of all in the page that isn't a remote's own nor below it: those that its stylesheets change. */
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

test('[MFE-13] tab bar, notice, dialog and the other remotes look the same with the styles of each remote and without', async ({
  page,
  known,
}) => {
  await launch(page, 'alice');
  for (const [address, name] of [
    ['/inbox', /Anonymous/],
    [`/send?code=${known.boris.code}`, /Send a valentine/],
  ] as const) {
    await goTo(page, address);
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await goTo(page, '/share');
  await expect(page.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
  await tellShell(page, 'notify', { message: 'A word', duration: 600_000 });
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await tellShell(page, 'openDialog', 'contest', {});
  await expect(page.getByRole('dialog', { name: 'Contest' })).toBeVisible();
  await settle(page);
  for (const remote of remotes) {
    const { sheets, elements, changed } = await changedAround(page, remote);
    expect(sheets).toBeGreaterThan(0);
    expect(elements).toBeGreaterThan(60);
    expect(changed).toEqual([]);
  }
  // and it would notice
  await page.evaluate(() => {
    const [sheet] = [...document.styleSheets].filter(({ href }) => href?.includes('/r/send/'));
    sheet?.insertRule('* { letter-spacing: 1px }');
  });
  expect((await changedAround(page, 'send')).changed).not.toEqual([]);
});
