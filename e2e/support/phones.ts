import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import type { People } from './day.ts';
import { appStands } from './first-frame.ts';
import { simulatorUrl } from './stack.ts';

export interface Phone {
  /** Whose it is, by the messenger's id. */
  readonly person: number;
  /** Who has the other phone, and the chat with them. */
  readonly friend: 'Alice' | 'Boris';
  readonly chat: string;
  /** The phone in the simulator: chats, sheets of the messenger, its buttons. */
  readonly screen: Locator;
  /** The mini-app inside it. */
  readonly app: FrameLocator;
  readonly frame: Locator;
  /** What is left on the Stars account. */
  readonly balance: Locator;
  /** Until the app stands in its first frame's place. */
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
      await appStands(frame.contentFrame());
    },
  };
}

/** Opens the simulator with both people side by side. */
export async function openPhones(page: Page, people: People): Promise<Phones> {
  await page.goto(simulatorUrl);
  const phones = { page, alice: phoneOf(page, 'Alice', people), boris: phoneOf(page, 'Boris', people) };
  await expect(phones.alice.screen).toBeVisible();
  return phones;
}
