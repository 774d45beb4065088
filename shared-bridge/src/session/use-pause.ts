import { useState } from 'react';
import { changeProfile, refreshInventory, refreshProfile } from './bound.ts';
import { useSession } from './store.ts';

/** The pause of one's inbox, where a page tells of it. */
export interface Pause {
  readonly isPaused: boolean;
  readonly isResuming: boolean;
  /** Ends the pause, and asks for what came meanwhile. Never rejects. */
  readonly resume: () => void;
}

/** `onResumed` is told that it has ended, `onFailure` of what was thrown; whether it ended all the same is then asked for. */
export function usePause(onResumed: () => void, onFailure: (thrown: unknown) => void): Pause {
  const isPaused = useSession(({ userData }) => userData.user?.isPaused ?? false);
  const [isResuming, setResuming] = useState(false);
  const resume = async () => {
    setResuming(true);
    try {
      await changeProfile({ paused: false });
      onResumed();
      await refreshInventory();
    } catch (thrown) {
      onFailure(thrown);
      await refreshProfile();
    }
    setResuming(false);
  };
  return { isPaused, isResuming, resume: () => void resume() };
}
