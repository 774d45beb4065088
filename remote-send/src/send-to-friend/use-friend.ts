import { bridge, changeMode, useNow, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { botLink } from '@billet/shared-domain/rules/links';
import { isEasterPromo } from '@billet/shared-domain/rules/march8';

/** The page that leads to a friend who has no code yet. */
export interface FriendModel {
  readonly mode: Mode;
  readonly isLoading: boolean;
  /** The Easter cake is offered now, and its banner sends people here; null where nobody has looked at the clock. */
  readonly isEaster: boolean | null;
  readonly choose: (mode: Mode) => void;
  readonly open: () => void;
}

/** How often the page looks at the clock, in milliseconds. */
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

/** Opens the chat with the bot, which asks whom to write to, and gets out of its way. */
export function openFriendChooser(mode: Mode): void {
  const { config, messenger } = bridge();
  messenger.openMessengerLink(botLink(config.botUsername, mode === 'valentine' ? 'send_valentine' : 'send_anon'));
  messenger.close();
}
