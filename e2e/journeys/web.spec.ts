import { codeOf } from '../support/launch.ts';
import { goTo } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const tabs = [
  { name: 'Share', path: '/share', title: 'Collect secrets and valentines' },
  { name: 'Send', path: '/send-to-friend', title: 'Send a note or a gift' },
  { name: 'Inbox', path: '/inbox', title: 'Your inbox lives in Telegram' },
] as const;

const recipientPages = [
  { app: 'send', title: 'A valentine for Alice', mode: 'valentine' },
  { app: 'ask', title: 'An anonymous question for Alice', mode: 'anonymous' },
] as const;

const desktop = { width: 1100, height: 980 };
test.use({ viewport: desktop });

test('[ENV-09] a visitor opens the product in a plain browser', async ({ page, browser, problems }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));
  const deepLink = page.getByRole('link', { name: 'Open in Telegram' });
  const qrCode = page.getByRole('img', { name: 'QR code of this page' });
  const firstTab = page.getByRole('heading', { name: 'Collect secrets and valentines' });

  await test.step('[ENV-09][NAV-01] an unknown address leads to the first tab', async () => {
    await page.goto(`${appUrl()}/#/nowhere`);
    await expect(firstTab).toBeVisible();
    await expect(page).toHaveURL(/#\/share$/);
  });

  await test.step('[ENV-09] each tab shows its own page with the deep link and its QR code', async () => {
    for (const { name, path, title } of tabs) {
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`#${path}$`));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(deepLink).toHaveAttribute('href', 'https://t.me/billet_bot/ask');
      await expect(qrCode).toHaveAttribute('data-link', 'https://t.me/billet_bot/ask');
      const { width = 0, height = 0 } = (await qrCode.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(120);
      expect(Math.abs(width - height)).toBeLessThan(1);
    }
  });

  await test.step('[WEB-01] the QR code is beside the words on a desktop, and a phone has the button alone', async () => {
    const [words, code] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await qrCode.boundingBox()];
    expect((code?.x ?? 0) - (words?.x ?? 0)).toBeGreaterThan(words?.width ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(qrCode).toBeHidden();
    await expect(deepLink).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    await expect(qrCode).toBeVisible();
  });

  await test.step('[WEB-01] the preview of a link has a title, a description and a poster, and is the same for every code', async () => {
    const code = await codeOf(page, 'alice');
    const previewOf = async (address: string) => {
      const html = await (await page.request.get(appUrl() + address)).text();
      return html.match(/<meta property="og:[^>]*>/g) ?? [];
    };
    const preview = await previewOf('/');
    const [, poster = ''] = /og:image" content="([^"]+)"/.exec(preview.join()) ?? [];
    expect(preview.join()).toContain('og:title" content="Collect secrets and valentines"');
    expect(preview.join()).toContain('og:description" content="Get your own link');
    const picture = await page.request.get(poster);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    for (const each of [code, 'zzzzzzzzzz']) expect(await previewOf(`/?entry=send&tgWebAppStartParam=${each}`)).toEqual(preview);
  });

  await test.step('[ENV-09] a visitor on the tabs is not asked to authenticate', () => {
    expect(requests).toEqual([]);
  });

  await test.step('[ENV-09] /send and /ask with a code show the recipient and the deep link with the same code and page', async () => {
    const code = await codeOf(page, 'alice');
    for (const { app, title, mode } of recipientPages) {
      if (app === 'send') await page.goto(`${appUrl()}/?entry=${app}&tgWebAppStartParam=${code}`);
      else await goTo(page, `/${app}?code=${code}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const address = `https://t.me/billet_bot/${app}?startapp=${code}`;
      await expect(deepLink).toHaveAttribute('href', address);
      await expect(qrCode).toHaveAttribute('data-link', address);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    }
  });

  await test.step('[ENV-09][ENV-11] an unknown code leads to the first tab', async () => {
    problems.allow({ answers: [{ status: 404, path: /\/api\/profile\// }] });
    await goTo(page, '/send?code=zzzzzzzzzz');
    await expect(firstTab).toBeVisible();
    await expect(page).toHaveURL(/#\/share$/);
  });

  await test.step('[ENV-04][ENV-09][I18-04] the browser decides language and darkness, and darkness follows a change', async () => {
    const context = await browser.newContext({ locale: 'ru-RU', colorScheme: 'dark', viewport: { width: 390, height: 844 } });
    const russian = await context.newPage();
    await russian.goto(appUrl());
    await expect(russian.getByRole('heading', { name: 'Собирай секреты и валентинки' })).toBeVisible();
    await expect(russian.locator('html')).toHaveClass(/dark/);
    await russian.emulateMedia({ colorScheme: 'light' });
    await expect(russian.locator('html')).not.toHaveClass(/dark/);
    await context.close();
  });
});
