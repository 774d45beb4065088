import type { Page } from 'playwright/test';
import { launch } from './support/launch.ts';
import { settle } from './support/look.ts';
import { goTo, tellShell } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const remotes = ['share', 'inbox', 'send'] as const;

/** Computed styles, before layout, of all in the page that isn't a remote's own nor below it: with its stylesheets, and without. */
const stylesAround = (page: Page, remote: string, isOn: boolean) =>
  page.evaluate(
    ([name, on]) => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href*="/r/${name}/"]`)];
      for (const { sheet } of sheets) if (sheet) sheet.disabled = !on;
      const others = [...document.querySelectorAll('body, body *')].filter(
        (each) => !each.closest(`[class^="${name}-"], [class*=" ${name}-"]`),
      );
      const told = others.flatMap((each) =>
        [...each.computedStyleMap()].map(
          ([property, values]) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} ${property}: ${[...values].join(' ')}`,
        ),
      );
      for (const { sheet } of sheets) if (sheet) sheet.disabled = false;
      return { sheets: sheets.length, elements: others.length, told };
    },
    [remote, isOn] as const,
  );

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
    const [on, off] = [await stylesAround(page, remote, true), await stylesAround(page, remote, false)];
    expect(on.sheets).toBeGreaterThan(0);
    expect(on.elements).toBeGreaterThan(60);
    expect(off.told.filter((style, at) => style !== on.told[at])).toEqual([]);
  }
  // and it would notice
  await page.evaluate(() => {
    const [sheet] = [...document.styleSheets].filter(({ href }) => href?.includes('/r/send/'));
    sheet?.insertRule('* { letter-spacing: 1px }');
  });
  expect((await stylesAround(page, 'send', false)).told).not.toEqual((await stylesAround(page, 'send', true)).told);
});
