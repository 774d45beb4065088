import { bridge, changeMode, useSession } from '@billet/shared-bridge';
import { openFriendChooser } from './friend-chooser.ts';
import { SendToFriendView } from './send-to-friend-view.tsx';

/** /send-to-friend: the way to somebody who has no code yet. */
export default function SendToFriendPage() {
  const { mode, modeLoading } = useSession((state) => state.mode);
  const { config, messenger } = bridge();
  return (
    <SendToFriendView
      mode={mode}
      isLoading={modeLoading}
      onMode={(next) => {
        messenger.haptic({ kind: 'selection' });
        void changeMode(next);
      }}
      onOpen={() => openFriendChooser(mode, { botUsername: config.botUsername, messenger })}
    />
  );
}
