import type { Page } from 'playwright/test';
import { waitForApp } from '../support/first-frame.ts';
import { launch } from '../support/launch.ts';
import { expect, test } from '../support/test.ts';
import { callAs } from '../support/test-users.ts';

/** Failing storage never changes mode, identity or text (ENV-02). Unit tests cover a storage that refuses access and a full one. */

type Fault = 'is missing' | 'throws on reading' | 'forgets what is written';
type StorageName = 'sessionStorage' | 'localStorage';

/** The faults of the session storage and of the local storage. */
const faultyDevices: readonly (readonly [Fault, Fault])[] = [
  ['is missing', 'throws on reading'],
  ['throws on reading', 'is missing'],
  ['forgets what is written', 'forgets what is written'],
];

/** Breaks a storage of every page that opens from now on. */
async function breakStorage(page: Page, name: StorageName, fault: Fault): Promise<void> {
  await page.addInitScript(
    ({ broken, how }) => {
      const refuse = () => {
        throw new DOMException('broken by the test', 'SecurityError');
      };
      if (how === 'is missing') Object.defineProperty(window, broken, { value: undefined, configurable: true });
      if (how === 'is missing' || window.location.protocol === 'about:') return;
      const own = window[broken];
      const change = (method: 'getItem' | 'setItem' | 'removeItem' | 'key', act: () => unknown) => {
        const before = Storage.prototype[method] as (...given: unknown[]) => unknown;
        Object.defineProperty(Storage.prototype, method, {
          value(...given: unknown[]) {
            return this === own ? act() : before.apply(this, given);
          },
          configurable: true,
        });
      };
      if (how === 'throws on reading') for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) change(method, refuse);
      if (how === 'forgets what is written') change('setItem', () => undefined);
    },
    { broken: name, how: fault },
  );
}

/** Expects the app of Alice, in her language and her mode. */
async function expectAlicesApp(page: Page, code: string): Promise<void> {
  await waitForApp(page);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'valentine');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Postfach' })).toBeVisible();
  await page.getByRole('link', { name: 'Teilen' }).click();
  await expect(page.getByText(`startapp=${code}`)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

for (const [session, local] of faultyDevices) {
  const faults = `a session storage that ${session} and a local storage that ${local}`;
  test(`[ENV-02][SHR-01][I18-04] with ${faults} mode, person and language are unchanged, also after a reload`, async ({ page, known }) => {
    await callAs(page.request, known.alice.initData, 'POST', '/api/profile/update', { mode: 'valentine', language: 'de' });
    await breakStorage(page, 'sessionStorage', session);
    await breakStorage(page, 'localStorage', local);
    await launch(page, 'alice');
    await expectAlicesApp(page, known.alice.code);
    await page.getByRole('link', { name: 'Postfach' }).click();
    await expect(page.getByRole('radio', { name: 'Valentinsgrüße' })).toBeVisible();
    await page.reload();
    await expectAlicesApp(page, known.alice.code);
  });
}
