import type { Locator } from 'playwright/test';
import { allowWriting, closeApp, confirmAge, fillValentine, followLink, openFromBot, shareWith } from './support/people.ts';
import { appUrl } from './support/stack.ts';
import { expect, test } from './support/test.ts';

/** With everything that moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Every violation of any frame's policy, a line each. */
const violations: string[] = [];
test.beforeEach(async ({ context }) => {
  violations.length = 0;
  await context.exposeBinding('noteViolation', (_, line: string) => void violations.push(line));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const line = `${violatedDirective} blocked ${blockedURI || 'inline'} of ${sourceFile} ${sample}`;
      (window as unknown as { noteViolation: (line: string) => void }).noteViolation(line);
    });
  });
});

test('[SEC-06] share, sheet, toast and the send modal keep within the policy of their page', async ({ phones }) => {
  const { alice, boris } = phones;
  await openFromBot(alice);
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  await confirmAge(alice);
  await alice.app
    .getByRole('dialog')
    .getByRole('button', { name: /^Copy link/ })
    .click();
  await expect(alice.app.locator('[data-sonner-toast]').first()).toBeVisible();
  await closeApp(alice);

  await alice.openApp();
  await shareWith(alice, 'Boris');
  await followLink(boris, 'Alice', 'send');
  await allowWriting(boris);
  const { modal, send } = await fillValentine(boris, { gift: /Тюльпан/, text: 'По правилам' });
  await expect(modal).toBeVisible();
  await send.click();
  await expect(boris.app.getByRole('heading', { name: 'Отправлено!' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('[SEC-06] a style or a script that nobody allowed is blocked, and would be seen here', async ({ phones, problems }) => {
  problems.allow({ console: [/Content Security Policy/] });
  const { alice } = phones;
  await alice.openApp();
  await expect(alice.app.getByRole('navigation')).toBeVisible();
  const app = alice.app.locator('html');
  await addElement(app, 'style', 'body { outline: 7px solid red }');
  await addElement(app, 'script', 'document.documentElement.dataset.injected = "yes"');
  await expect.poll(() => violations.map((line) => line.split(' ')[0]).sort()).toEqual(['script-src-elem', 'style-src-elem']);
  const injected = () => [getComputedStyle(document.body).outlineWidth === '7px', document.documentElement.dataset.injected ?? null];
  expect(await app.evaluate(injected)).toEqual([false, null]);
});

test('[SEC-06] the policy names no unsafe source, and pictures may come from anywhere over https', async ({ request }) => {
  const answer = await request.get(`${appUrl()}/`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/img-src [^;]*https:/);
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]{44}'){4,}/);
});

function addElement(app: Locator, name: 'style' | 'script', text: string): Promise<void> {
  return app.evaluate(
    (_, [tag, content]) => {
      const element = document.createElement(tag);
      element.textContent = content;
      document.head.append(element);
    },
    [name, text] as const,
  );
}
