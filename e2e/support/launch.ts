import type { Page } from 'playwright/test';
import { appUrl, simulatorUrl } from './stack.ts';

const ids = { alice: 1001, boris: 1002 } as const;
export type Who = keyof typeof ids;

export interface LaunchWish {
  readonly app?: 'main' | 'send' | 'ask';
  /** The start parameter. */
  readonly start?: string;
}

/** The address with which a client opens the app for a person; the page then stands alone, with nobody who answers it. */
export async function launchUrl(page: Page, who: Who, { app = 'main', start = '' }: LaunchWish = {}): Promise<string> {
  const answer = await page.request.get(`${simulatorUrl}/people/${ids[who]}/launch?app=${app}&start=${start}`);
  const { url } = (await answer.json()) as { url: string };
  return url;
}

/** Opens the app as its own page, anew even where only the launch parameters differ from what is open. */
export async function launch(page: Page, who: Who, wish?: LaunchWish): Promise<void> {
  await page.goto('about:blank');
  await page.goto(await launchUrl(page, who, wish), { waitUntil: 'commit' });
}

/** A person's own code, as the server knows it. */
export async function codeOf(page: Page, who: Who): Promise<string> {
  const { initData } = (await (await page.request.get(`${simulatorUrl}/people/${ids[who]}/init-data`)).json()) as { initData: string };
  const answer = await page.request.get(`${appUrl()}/api/profile`, { headers: { 'API-Token': initData } });
  const { user } = (await answer.json()) as { user: { valentineCode: string } };
  return user.valentineCode;
}
