import { codeOf } from './support/launch.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const tabs = [
  { name: 'Share', path: '/share', title: 'Collect secrets and valentines' },
  { name: 'Send', path: '/send-to-friend', title: 'Send a note or a gift' },
  { name: 'Inbox', path: '/inbox', title: 'Your inbox lives in Telegram' },
] as const;

for (const { name, path, title } of tabs) {
  test(`[ENV-09] outside the messenger the tab ${name} shows its own page with the deep link and its QR code`, async ({ page }) => {
    await page.goto(appUrl());
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const link = page.getByRole('link', { name: 'Open in Telegram' });
    await expect(link).toHaveAttribute('href', /^https:\/\/t\.me\/billet_bot\/ask$/);
    const code = page.getByRole('img', { name: 'QR code of this page' });
    await expect(code).toHaveAttribute('data-link', (await link.getAttribute('href')) ?? '');
    const { width, height } = (await code.boundingBox()) ?? { width: 0, height: 0 };
    expect([width > 120, Math.abs(width - height) < 1]).toEqual([true, true]);
  });
}

for (const { app, title } of [
  { app: 'send', title: 'A valentine for Alice' },
  { app: 'ask', title: 'An anonymous question for Alice' },
] as const) {
  test(`[ENV-09] outside the messenger /${app} with a code shows who it is for, and the deep link with the same code and page`, async ({
    page,
  }) => {
    const code = await codeOf(page, 'alice');
    await page.goto(`${appUrl()}/?entry=${app}&tgWebAppStartParam=${code}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const address = `https://t.me/billet_bot/${app}?startapp=${code}`;
    await expect(page.getByRole('link', { name: 'Open in Telegram' })).toHaveAttribute('href', address);
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toHaveAttribute('data-link', address);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-mode', app === 'send' ? 'valentine' : 'anonymous');
  });
}

test('[ENV-09][ENV-11] a code that nobody has leads to the first tab', async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 404, path: /\/api\/profile\// }] });
  await page.goto(`${appUrl()}/#/send?code=zzzzzzzzzz`);
  await expect(page.getByRole('heading', { name: 'Collect secrets and valentines' })).toBeVisible();
  await expect(page).toHaveURL(/#\/share$/);
});

test('[ENV-09][NAV-01] outside the messenger unknown addresses lead to the first tab, and nobody is asked who they are', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  for (const hash of ['', '#/', '#/nowhere', '#/share/more']) {
    await page.goto('about:blank');
    await page.goto(`${appUrl()}/${hash}`);
    await expect(page.getByRole('heading', { name: 'Collect secrets and valentines' })).toBeVisible();
    await expect(page).toHaveURL(/#\/share$/);
  }
  expect(asked).toEqual([]);
});

test('[ENV-04][ENV-09][I18-04] outside the messenger the browser tells language and darkness', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ru-RU', colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(appUrl());
  await expect(page.getByRole('heading', { name: 'Собирай секреты и валентинки' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await context.close();
});
