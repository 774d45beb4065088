import { closeMiniApp, disableClosingConfirmation, enableClosingConfirmation } from '@telegram-apps/sdk';
import { attempt } from './outcome.ts';

export function telegramClosingConfirmation(isNeeded: boolean): void {
  attempt(() => (isNeeded ? enableClosingConfirmation() : disableClosingConfirmation()));
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function webClosingConfirmation(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

export function telegramClose(): void {
  attempt(() => closeMiniApp());
}

export function webClose(): void {
  window.close();
}
