import type { Locator } from 'playwright/test';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { type Violation, watchCspViolations } from '../support/policy.ts';
import { sendFree } from '../support/sending.ts';
import { goTo } from '../support/shell.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { holdPlainToasts } from '../support/time.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let violations: readonly Violation[];
test.beforeEach(async ({ context }) => {
  violations = await watchCspViolations(context);
});

test('The content security policy has no unsafe source, the app keeps to it, and it blocks foreign code', async ({
  page,
  known,
  problems,
}) => {
  const html = page.locator('html');

  await test.step('[SEC-06] the policy names no unsafe source and allows images over HTTPS', async () => {
    const policy = (await page.request.get(`${appUrl()}/`)).headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/img-src [^;]*https:/);
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]{44}'){4,}/);
  });

  await test.step('[SEC-06] sheet, toast, checkout and success screen cause no violation, with all their motion', async () => {
    await holdPlainToasts(page);
    await launch(page, 'alice');
    await waitForApp(page);
    await page.getByRole('radio', { name: 'Valentines' }).check();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Copy link/ })
      .click();
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
    await goTo(page, `/send?code=${known.boris.code}`);
    await sendFree(page, 'Within the policy');
    expect(violations).toEqual([]);
  });

  await test.step('[SEC-06] the policy blocks an inline style and an inline script', async () => {
    problems.allow({ console: [/Content Security Policy/] });
    await addElement(html, 'style', 'body { outline: 7px solid red }');
    await addElement(html, 'script', 'document.documentElement.dataset.injected = "yes"');
    await expect.poll(() => violations.map(({ directive }) => directive).sort()).toEqual(['script-src-elem', 'style-src-elem']);
    const effects = () => [getComputedStyle(document.body).outlineWidth === '7px', document.documentElement.dataset.injected ?? null];
    expect(await html.evaluate(effects)).toEqual([false, null]);
  });
});

function addElement(html: Locator, name: 'style' | 'script', text: string): Promise<void> {
  return html.evaluate(
    (_, [tag, content]) => {
      const element = document.createElement(tag);
      element.textContent = content;
      document.head.append(element);
    },
    [name, text] as const,
  );
}
