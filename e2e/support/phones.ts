import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import type { People } from './day.ts';
import { waitForApp } from './first-frame.ts';
import { simulatorUrl } from './stack.ts';

export interface Phone {
  /** The Telegram user id of its owner. */
  readonly person: number;
  /** The owner of the other phone. */
  readonly friend: 'Alice' | 'Boris';
  readonly chat: string;
  /** The phone in the simulator: chats, sheets and buttons of the messenger. */
  readonly screen: Locator;
  /** The mini-app inside it. */
  readonly app: FrameLocator;
  readonly frame: Locator;
  /** The balance of the Stars account. */
  readonly balance: Locator;
  /** Opens the app and waits until it has replaced its first frame. */
  openApp(): Promise<void>;
}

export interface Phones {
  readonly page: Page;
  readonly alice: Phone;
  readonly boris: Phone;
}

function phoneOf(page: Page, name: 'Alice' | 'Boris', { alice, boris }: People): Phone {
  const screen = page.getByRole('region', { name: `${name}'s phone` });
  const frame = screen.locator(`iframe[title="${name}'s app"]`);
  return {
    person: name === 'Alice' ? alice : boris,
    friend: name === 'Alice' ? 'Boris' : 'Alice',
    chat: `people:${alice}-${boris}`,
    screen,
    frame,
    app: frame.contentFrame(),
    balance: screen.getByRole('status', { name: `${name}'s balance` }),
    async openApp() {
      await screen.getByRole('button', { name: 'Open app' }).click();
      await waitForApp(frame.contentFrame());
    },
  };
}

/** A window that shows both phones and the controls. */
const BOTH_PHONES = { width: 1100, height: 980 };

/** Opens the simulator with the phones of both users side by side. */
export async function openPhones(page: Page, people: People): Promise<Phones> {
  await page.setViewportSize(BOTH_PHONES);
  await page.goto(simulatorUrl);
  const phones = { page, alice: phoneOf(page, 'Alice', people), boris: phoneOf(page, 'Boris', people) };
  await expect(phones.alice.screen).toBeVisible();
  return phones;
}
