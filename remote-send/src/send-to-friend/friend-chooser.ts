import type { Messenger } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { botLink } from '@billet/shared-domain/rules/links';

export interface ChooserPorts {
  readonly botUsername: string;
  readonly messenger: Pick<Messenger, 'openMessengerLink' | 'close'>;
}

/** Opens the chat with the bot, which asks whom to write to, and gets out of its way. */
export function openFriendChooser(mode: Mode, { botUsername, messenger }: ChooserPorts): void {
  messenger.openMessengerLink(botLink(botUsername, mode === 'valentine' ? 'send_valentine' : 'send_anon'));
  messenger.close();
}
