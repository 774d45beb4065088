import { invoiceSlug } from '@billet/shared-domain/rules/links';
import type { InvoiceStatus, Outcome } from '../contract.ts';
import { failure } from './outcome.ts';

/** A browser has neither buttons under the app nor a menu of its own for it. */
export const webButton = () => () => {};
export const webSettings = () => () => {};

/** It knows no statuses, prepared messages and permissions of the messenger. */
export const webEmojiStatus = async (): Promise<Outcome> => failure('unsupported');
export const webPrepared = async (): Promise<Outcome> => failure('unsupported');
export const webPermission = async (): Promise<Outcome> => failure('unsupported');

/** Nor invoices: the messenger opens the link, and the order tells how it ended. */
export async function webInvoice(link: string): Promise<InvoiceStatus> {
  if (invoiceSlug(link) === null) return 'failed';
  window.open(link, '_blank', 'noopener');
  return 'unanswered';
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function webClosingConfirmation(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

export function webClose(): void {
  window.close();
}
