import { expect, type Locator, type Page } from 'playwright/test';

/** Opens the simulator's controls, runs an action and closes them again. */
export async function inControls(page: Page, action: (panel: Locator) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Controls', exact: true }).click();
  await action(page.getByRole('complementary', { name: 'Controls' }));
  await page.getByRole('button', { name: 'Close controls' }).click();
}

/** Selects an option of the simulator's controls. */
export const choose = (page: Page, label: string, option: string): Promise<void> =>
  inControls(page, async (panel) => {
    const select = panel.getByRole('combobox', { name: label, exact: true });
    await select.selectOption({ label: option });
    // the simulator's server confirms the choice
    await expect(select.locator('option:checked')).toHaveText(option);
  });

/** Checks a radio button of the simulator's controls. */
export const switchTo = (page: Page, group: string, option: string): Promise<void> =>
  inControls(page, async (panel) => {
    const radio = panel.getByRole('group', { name: group }).getByRole('radio', { name: option });
    // The simulator's server confirms a choice before the radio shows it, and a click during a re-render is lost.
    await expect
      .poll(async () => {
        if (!(await radio.isChecked())) await radio.click({ force: true });
        return radio.isChecked();
      })
      .toBe(true);
  });
