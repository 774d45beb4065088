import { type FrameLocator, type Locator, type Page, expect } from 'playwright/test';
import { simulatorUrl } from './stack.ts';

export interface Phone {
  /** The phone in the simulator: chats, sheets of the messenger, its buttons. */
  readonly screen: Locator;
  /** The mini-app inside it. */
  readonly app: FrameLocator;
  openApp(): Promise<void>;
}

export interface Phones {
  readonly page: Page;
  readonly alice: Phone;
  readonly boris: Phone;
}

function phoneOf(page: Page, name: string): Phone {
  const screen = page.getByRole('region', { name: `${name}'s phone` });
  return {
    screen,
    app: screen.frameLocator(`iframe[title="${name}'s app"]`),
    async openApp() {
      await screen.getByRole('button', { name: 'Open app' }).click();
    },
  };
}

/** Opens the simulator with both people side by side. */
export async function openPhones(page: Page): Promise<Phones> {
  await page.goto(simulatorUrl);
  const phones = { page, alice: phoneOf(page, 'Alice'), boris: phoneOf(page, 'Boris') };
  await expect(phones.alice.screen).toBeVisible();
  return phones;
}
