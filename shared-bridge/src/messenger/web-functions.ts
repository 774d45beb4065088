import { invoiceSlug } from '@billet/shared-domain/rules/links';
import type { InvoiceStatus, Outcome } from '../contract.ts';
import { failure } from './outcome.ts';

/** A browser has no buttons under the app and no menu entry for settings. */
export const webButton = () => () => {};
export const webSettings = () => () => {};

/** A browser does not support emoji status, prepared messages or permissions. */
export const webEmojiStatus = async (): Promise<Outcome> => failure('unsupported');
export const webPrepared = async (): Promise<Outcome> => failure('unsupported');
export const webPermission = async (): Promise<Outcome> => failure('unsupported');

/** A browser has no invoices: the link opens in the messenger, and the order has the result. */
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
