import { bridge, changeMode, useNow, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { botLink } from '@billet/shared-domain/rules/links';
import { isEasterPromo } from '@billet/shared-domain/rules/march8';

/** Model of the page for writing to a person without a code. */
export interface FriendModel {
  readonly mode: Mode;
  readonly isLoading: boolean;
  /** The Easter cake is offered now and its banner leads here; null before the time is known. */
  readonly isEaster: boolean | null;
  readonly choose: (mode: Mode) => void;
  readonly open: () => void;
}

/** Interval of the clock in milliseconds. */
const MINUTE = 60_000;

export function useFriend(): FriendModel {
  const { mode, modeLoading } = useSession((state) => state.mode);
  return {
    mode,
    isLoading: modeLoading,
    isEaster: isEasterPromo(useNow(MINUTE)),
    choose: (next) => {
      bridge().messenger.haptic({ kind: 'selection' });
      void changeMode(next);
    },
    open: () => openFriendChooser(mode),
  };
}

/** Opens the chat with the bot, which asks for the recipient, and closes the app. */
export function openFriendChooser(mode: Mode): void {
  const { config, messenger } = bridge();
  messenger.openMessengerLink(botLink(config.botUsername, mode === 'valentine' ? 'send_valentine' : 'send_anon'));
  messenger.close();
}
