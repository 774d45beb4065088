import { bridge } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { canOpenChat } from '@billet/shared-domain/rules/permissions';

/** Opens the chat with the sender of an item, where the rules allow it. */
export function openChat(valentine: Valentine): void {
  const username = valentine.sender?.telegram.username;
  if (username && canOpenChat(valentine)) bridge().messenger.openMessengerLink(`https://t.me/${encodeURIComponent(username)}`);
}
