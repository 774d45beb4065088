import { expect, type Page } from 'playwright/test';
import { waitForApp } from './first-frame.ts';

/** Navigates to a route without reloading the page. */
export async function goTo(page: Page, to: string): Promise<void> {
  await waitForApp(page);
  await page.evaluate((route) => {
    window.location.hash = `#${route}`;
  }, to);
}

interface Shell {
  openDialog(name: string, props: object): void;
  closeDialog(): void;
  notify(notice: object): void;
}

/** Calls a method of the shell through the bridge, as a remote does. */
export async function callShell(page: Page, act: keyof Shell, ...args: readonly unknown[]): Promise<void> {
  await waitForApp(page);
  await page.evaluate(
    ([method, given]) => {
      type Singletons = Map<string, { value: { current: { shell: Record<string, (...args: readonly unknown[]) => void> } } }>;
      const singletons = (globalThis as unknown as Record<symbol, Singletons>)[Symbol.for('billet.singletons')];
      singletons?.get('bridge')?.value.current.shell[method]?.(...given);
    },
    [act, args] as const,
  );
}

/** Changes the language of the open page, as the settings do. Does not send it to the server, so the next page load forgets it. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await waitForApp(page);
  await page.evaluate((code) => {
    localStorage.setItem('billet-language', code);
    type Singletons = Map<string, { value: ReadonlySet<(chosen: string) => void> }>;
    const singletons = (globalThis as unknown as Record<symbol, Singletons>)[Symbol.for('billet.singletons')];
    for (const follow of singletons?.get('language-choice')?.value ?? []) follow(code);
  }, language);
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
  // React renders the texts after the language of the document is set
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The props of the release's dialogs that need any. */
export const propsOf = ({ code, noteId }: { readonly code: string; readonly noteId: string }): Readonly<Record<string, object>> => ({
  publicList: { code, mode: 'valentine' },
  reportNote: { noteId },
  shareAnswer: { noteId, mode: 'valentine' },
});
