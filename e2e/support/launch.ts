import type { Page } from 'playwright/test';
import type { Name } from './day.ts';
import { simulatorUrl } from './stack.ts';
import { codeOf as codeOfCaller } from './test-users.ts';

export interface LaunchOptions {
  readonly app?: 'main' | 'send' | 'ask';
  /** The start parameter. */
  readonly start?: string;
}

/**
 * The address with which a Telegram client opens the app for a user. A page that opens it directly has no client that answers its messages.
 */
export async function launchUrl(page: Page, who: Name, { app = 'main', start = '' }: LaunchOptions = {}): Promise<string> {
  const answer = await page.request.get(`${simulatorUrl}/people/${who}/launch?app=${app}&start=${start}`);
  const { url } = (await answer.json()) as { url: string };
  return url;
}

/** Opens the app as a top-level page. Reloads it even if only the launch parameters in the hash differ. */
export async function launch(page: Page, who: Name, options?: LaunchOptions): Promise<void> {
  await page.goto('about:blank');
  await page.goto(await launchUrl(page, who, options), { waitUntil: 'commit' });
}

/** Opens the app for Alice with an override for a developer's remote, such as `inbox@http://localhost:3002`. */
export async function launchWith(page: Page, override: string): Promise<void> {
  const address = new URL(await launchUrl(page, 'alice'));
  address.searchParams.set('override', override);
  await page.goto('about:blank');
  await page.goto(address.href, { waitUntil: 'commit' });
}

/** A user's code, from the server. */
export async function codeOf(page: Page, who: Name): Promise<string> {
  const { initData } = (await (await page.request.get(`${simulatorUrl}/people/${who}/init-data`)).json()) as { initData: string };
  return codeOfCaller(page.request, initData);
}
