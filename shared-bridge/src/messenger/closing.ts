import { disableClosingConfirmation, enableClosingConfirmation } from '@telegram-apps/sdk';
import { attempt } from './outcome.ts';

export function telegramClosingConfirmation(isNeeded: boolean): void {
  attempt(() => (isNeeded ? enableClosingConfirmation() : disableClosingConfirmation()));
}
