import { useState } from 'react';
import { changeProfile, refreshInventory, refreshProfile } from './page-session.ts';
import { useSession } from './store.ts';

/** The pause of the user's inbox, for pages that show it. */
export interface Pause {
  readonly isPaused: boolean;
  readonly isResuming: boolean;
  /** Ends the pause and loads what arrived in the meantime. Never rejects. */
  readonly resume: () => void;
}

/**
 * Calls `onResumed` after the pause has ended, or `onFailure` with the error; the profile is then reloaded, because the pause may have
 * ended despite the error.
 */
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
