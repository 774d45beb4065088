import { bridge } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { canOpenChat } from '@billet/shared-domain/rules/permissions';

/** Returns a function that opens the chat with the sender of a note; null where the rules do not allow a chat. */
export function chatWith(note: Valentine): (() => void) | null {
  const username = note.sender?.telegram.username;
  if (!username || !canOpenChat(note)) return null;
  return () => bridge().messenger.openMessengerLink(`https://t.me/${encodeURIComponent(username)}`);
}
