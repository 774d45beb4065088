import { appOf, frameOf, holdScripts, keepFriendInPage, watchPaints } from '../support/first-frame.ts';
import { checkFrame, largestPaintIn } from '../support/frame-checks.ts';
import { launch } from '../support/launch.ts';
import { showValentines } from '../support/notes.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { callAs, createTestUser, openWithInitData } from '../support/test-users.ts';
import { holdTimeLimits } from '../support/time.ts';

/** The first frame consists of HTML only. These tests delay the scripts of the production build. */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The first frame stays in place while the app loads, and the app replays what the user tapped', async ({ page }) => {
    const paints = await watchPaints(page);
    const frame = frameOf(page);
    const app = appOf(page);

    await test.step('[FST-01][FST-02][ENV-05] the app opens the sheet of an early tap once, and nothing moves', async () => {
      const releaseScripts = await holdScripts(page);
      await launch(page, 'alice');
      await expect(frame.getByRole('heading', { name: 'Get anonymous questions' })).toBeVisible();
      await expect(frame.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await expect(frame.getByRole('link')).toHaveText(['Share', 'Send', 'Inbox']);
      await expect(frame.getByText('Your inbox is paused')).toHaveCount(0);
      // A browser records the largest contentful paint only until the first input.
      await largestPaintIn(page, paints);
      const settings = frame.getByRole('button', { name: 'Settings' });
      await settings.click();
      await expect(settings).toHaveAttribute('aria-busy', 'true');
      const checkApp = await checkFrame(page, paints);
      releaseScripts();
      const sheet = page.getByRole('dialog', { name: 'Settings' });
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      // The focus is back on the button, so the sheet opened once.
      await expect(app.getByRole('button', { name: 'Settings' })).toBeFocused();
      await checkApp();
    });

    await test.step('[FST-01][FST-02] after a reload the inbox has the mode of the device, and an early tap on a tab leads there', async () => {
      await showValentines(app);
      await expect(app.getByRole('heading', { name: 'Valentines', exact: true })).toBeVisible();
      const releaseScripts = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(frame.getByRole('heading', { name: 'Valentines', exact: true })).toBeVisible();
      await expect(frame.getByRole('radio', { name: 'Valentines' })).toBeChecked();
      await frame.getByRole('link', { name: 'Share' }).click();
      releaseScripts();
      await expect(app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
    });
  });
});

test.describe('on a dark phone in German', () => {
  test.use({ locale: 'de', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('[FST-01][ENV-05][PRM-01] the first frame of a friend’s link shows the friend and their prompt, and slow scripts change nothing and request no profile', async ({
    page,
    request,
  }) => {
    const friend = await createTestUser(request, { firstName: 'Annegret' });
    await callAs(request, friend.initData, 'POST', '/api/profile/update', { prompt: { kind: 'day' } });
    const { user } = await (await request.get(`${appUrl()}/api/profile/${friend.code}?language=de`)).json();
    const visitor = await createTestUser(request, { firstName: 'Zoe', languageCode: 'de' });
    const requests: string[] = [];
    page.on('request', (each) => requests.push(new URL(each.url()).pathname));
    // the page's data is used for one minute, and a slow machine may need longer
    await page.addInitScript(() => Object.assign(performance, { now: () => 0 }));
    const endTimeLimits = await holdTimeLimits(page);
    const paints = await watchPaints(page);
    const releaseScripts = await holdScripts(page);
    await keepFriendInPage(page);
    await openWithInitData(page, visitor, { app: 'send', code: friend.code, isDark: true, until: 'commit' });
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(/^Ein Valentinsgruß für .?Annegret/);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(frameOf(page).getByText(user.prompt.text)).toHaveAttribute('lang', 'de');
    const checkApp = await checkFrame(page, paints);
    await endTimeLimits();
    releaseScripts();
    await checkApp();
    await expect(page.getByRole('main').getByText(user.prompt.text)).toBeVisible();
    expect(requests).not.toContain('/locales/en.ftl');
    expect(requests).not.toContain(`/api/profile/${friend.code}`);
  });
});
