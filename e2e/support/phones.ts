import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { simulatorUrl } from './stack.ts';

export interface Phone {
  /** The phone in the simulator: chats, sheets of the messenger, its buttons. */
  readonly screen: Locator;
  /** The mini-app inside it. */
  readonly app: FrameLocator;
  readonly frame: Locator;
  /** What is left on the Stars account. */
  readonly balance: Locator;
  openApp(): Promise<void>;
}

export interface Phones {
  readonly page: Page;
  readonly alice: Phone;
  readonly boris: Phone;
  /** How the messenger's next payments by this person go: see the simulator's README. */
  setPaymentOutcome(name: PersonName, outcome: 'normal' | 'paid_without_paying' | 'told_cancelled' | 'no_answer'): Promise<void>;
}

const ids = { Alice: 1001, Boris: 1002 } as const;
export type PersonName = keyof typeof ids;

function phoneOf(page: Page, name: PersonName): Phone {
  const screen = page.getByRole('region', { name: `${name}'s phone` });
  const frame = screen.locator(`iframe[title="${name}'s app"]`);
  return {
    screen,
    frame,
    app: frame.contentFrame(),
    balance: screen.getByRole('status', { name: `${name}'s balance` }),
    async openApp() {
      await screen.getByRole('button', { name: 'Open app' }).click();
    },
  };
}

/** Opens the simulator with both people side by side. */
export async function openPhones(page: Page): Promise<Phones> {
  await page.goto(simulatorUrl);
  const phones: Phones = {
    page,
    alice: phoneOf(page, 'Alice'),
    boris: phoneOf(page, 'Boris'),
    async setPaymentOutcome(name, outcome) {
      const answer = await page.request.patch(`${simulatorUrl}/people/${ids[name]}`, { data: { outcome } });
      expect(answer.ok()).toBe(true);
    },
  };
  await expect(phones.alice.screen).toBeVisible();
  return phones;
}
