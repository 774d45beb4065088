import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import type { Phone } from './phones.ts';

/** A mini-app, inside a phone of the simulator or as a top-level page. */
export type App = Pick<FrameLocator | Page, 'getByRole' | 'getByText'>;

export interface NoteChoices {
  readonly gift: string | RegExp;
  readonly text?: string;
  readonly privacy?: 'Hidden' | 'Hidden forever' | 'Signed';
  readonly isSuper?: boolean;
}

export interface Checkout {
  readonly modal: Locator;
  readonly message: Locator;
  readonly send: Locator;
  /** The total on the button. */
  readonly total: Locator;
}

/** The parts of an open checkout, in English. */
export function checkoutIn(app: App): Checkout {
  const modal = app.getByRole('dialog', { name: 'Sending a valentine' });
  const send = modal.getByRole('button', { name: 'Send', exact: true });
  return { modal, message: modal.getByRole('textbox', { name: 'Message' }), send, total: send };
}

/** The messenger's payment sheet. */
export const invoiceOf = (phone: Phone) => phone.screen.getByRole('dialog', { name: 'Confirm your purchase' });

/** Navigates from the page of a recipient to a completely filled-in checkout. */
export async function prepare(app: App, choices: NoteChoices): Promise<Checkout> {
  await app.getByRole('button', { name: 'Send a valentine' }).click();
  const checkout = checkoutIn(app);
  await checkout.modal.getByRole('button', { name: choices.gift }).first().click();
  await fillIn(checkout, choices);
  return checkout;
}

export async function fillIn(
  { modal, message }: Pick<Checkout, 'modal' | 'message'>,
  { text = '', privacy = 'Hidden', isSuper = false }: Omit<NoteChoices, 'gift'>,
): Promise<void> {
  await message.fill(text);
  await modal.getByRole('radio', { name: privacy, exact: true }).check();
  await modal.getByRole('switch', { name: 'Super valentine' }).setChecked(isSuper);
}

/** Sends a free tulip with a text and waits for the success screen. */
export async function sendFree(app: App, text: string): Promise<void> {
  await app.getByRole('button', { name: 'Send a valentine' }).click();
  const { modal, message, send } = checkoutIn(app);
  await modal.getByRole('button', { name: /Tulip/ }).click();
  await message.fill(text);
  await send.click();
  await expect(app.getByRole('heading', { name: 'Sent!' })).toBeVisible();
}

/** Navigates a mini-app to another route without reloading its page. */
export async function goToRoute(app: FrameLocator | Page, route: string): Promise<void> {
  await app.locator('html').evaluate((_, to) => {
    window.location.hash = `#${to}`;
  }, route);
}

/** Navigates from the success screen to the page of a recipient. */
export async function sendAnother(app: FrameLocator | Page, code: string): Promise<void> {
  await app.getByRole('button', { name: 'Send another' }).click();
  await expect(app.getByRole('heading', { name: /for a friend/ })).toBeVisible();
  await goToRoute(app, `/send?code=${code}`);
}
