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

/** `onFailure` is told of what was thrown; whether the pause ended all the same is then asked for. */
export function usePause(onFailure: (thrown: unknown) => void): Pause {
  const isPaused = useSession(({ userData }) => userData.user?.isPaused ?? false);
  const [isResuming, setResuming] = useState(false);
  const resume = async () => {
    setResuming(true);
    try {
      await changeProfile({ paused: false });
      await refreshInventory();
    } catch (thrown) {
      onFailure(thrown);
      await refreshProfile();
    }
    setResuming(false);
  };
  return { isPaused, isResuming, resume: () => void resume() };
}
