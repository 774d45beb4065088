import type { Page } from 'playwright/test';
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

/** The props of the release's dialogs that need any. */
export const propsOf = ({ code, noteId }: { readonly code: string; readonly noteId: string }): Readonly<Record<string, object>> => ({
  publicList: { code, mode: 'valentine' },
  reportNote: { noteId },
  shareAnswer: { noteId, mode: 'valentine' },
});
