import type { Messenger, Outcome, PopupButton } from '../contract.ts';
import { failure, success } from './outcome.ts';

export type Popup = Parameters<Messenger['openPopup']>[0];
export type PopupFault = 'title' | 'message' | 'buttons' | 'button_id' | 'button_text';

function faultOfButton({ id, type, text = '' }: PopupButton): PopupFault | null {
  if (id.length > 64) return 'button_id';
  const hasOwnText = type === 'default' || type === 'destructive';
  return hasOwnText && (text.length < 1 || text.length > 64) ? 'button_text' : null;
}

/** The limit of the messenger that a pop-up exceeds (TXT-02), or null. */
export function faultOfPopup({ title = '', message, buttons }: Popup): PopupFault | null {
  if (title.length > 64) return 'title';
  if (message.length < 1 || message.length > 256) return 'message';
  if (buttons.length > 3) return 'buttons';
  return buttons.map(faultOfButton).find((fault) => fault !== null) ?? null;
}

/** A browser dialog has two results: the first button, or none. */
export async function webPopup(popup: Popup): Promise<Outcome<string | null>> {
  if (faultOfPopup(popup) !== null) return failure('failed');
  const isConfirmed = window.confirm([popup.title, popup.message].filter(Boolean).join('\n\n'));
  return success(isConfirmed ? (popup.buttons[0]?.id ?? null) : null);
}
