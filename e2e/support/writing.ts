import { expect, type Locator, type Page } from 'playwright/test';
import { appStands } from './first-frame.ts';

const steps = ['back', 'close', 'reload', 'list', 'other'] as const;
export type Step = (typeof steps)[number];

/** So many sequences of one to three steps, the same in every run: each step stands behind each other one. */
export function sequencesOf(count: number): Step[][] {
  const stepAt = (place: number) => steps[place % steps.length] ?? 'reload';
  return Array.from({ length: count }, (_, number) =>
    Array.from({ length: 1 + (number % 3) }, (_, place) => stepAt(number + place * (1 + Math.floor(number / steps.length)))),
  );
}

/** Where somebody writes: a recipient's page and its sheet, in English. */
export interface Desk {
  /** The button that begins where nothing waits. */
  readonly begin: string;
  readonly field: Locator;
  /** Opens what waits, or begins, and goes to the words. */
  goToWords(): Promise<void>;
  type(words: string): Promise<void>;
  /** One step back, as the messenger's button or Escape would. */
  back(): Promise<void>;
  close(): Promise<void>;
  writeFromList(): Promise<void>;
}

const names = {
  send: { sheet: 'Sending a valentine', field: 'Message', begin: 'Send a valentine', list: 'Send a valentine', on: /Candy/ },
  ask: { sheet: 'Asking anonymously', field: 'Question', begin: 'Ask anonymously', list: 'Ask a question', on: 'Back' },
} as const;

export function deskOf(page: Page, app: 'send' | 'ask'): Desk {
  const { sheet, field, begin, list, on } = names[app];
  const modal = page.getByRole('dialog', { name: sheet });
  const words = modal.getByRole('textbox', { name: field });
  const write = page.getByRole('button', { name: new RegExp(`^(Continue|${begin})$`) });
  const step = modal.getByRole('button', { name: on }).first();
  const goToWords = async () => {
    await appStands(page);
    await expect(modal.or(write).first()).toBeVisible();
    if (!(await modal.isVisible())) await write.click();
    await expect(words.or(step).first()).toBeVisible();
    if (!(await words.isVisible())) await step.click();
    await expect(words).toBeVisible();
  };
  const close = async () => {
    await appStands(page);
    await expect(modal.or(write).first()).toBeVisible();
    if (await modal.isVisible()) await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toHaveCount(0);
  };
  return {
    begin,
    field: words,
    goToWords,
    close,
    type: async (text) => {
      await goToWords();
      await words.fill(text);
    },
    back: async () => {
      await goToWords();
      await page.keyboard.press('Escape');
      await expect(words).toHaveCount(0);
    },
    writeFromList: async () => {
      await close();
      await page.getByRole('button', { name: /See public answers/ }).click();
      await page.getByRole('dialog', { name: 'Answered in public' }).getByRole('button', { name: list }).click();
      await expect(modal).toBeVisible();
    },
  };
}
