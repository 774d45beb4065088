import { bridge, notifyFailure, refreshInventory, useCall } from '@billet/shared-bridge';
import type { Answer, Body } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import type { MutedWordsModel } from './muted-words-view.tsx';
import type { SafetyModel, SafetyStep } from './safety-view.tsx';

export interface Safety {
  readonly start: SafetyModel;
  readonly words: MutedWordsModel;
  /** Asks silently for what another step may have changed. */
  readonly refresh: () => void;
}

/** The person's pause and muted words, read from the server and changed at once. */
export function useSafety(onOpen: (step: SafetyStep) => void): Safety {
  const text = useText();
  const { data, failure, retry, refresh, change } = useCall('getSafety', {}, { on: 'profile' });

  const set = async (part: Partial<Answer<'getSafety'>>, body: Body<'updateProfile'>): Promise<boolean> => {
    const refused = await change(
      (held) => ({ ...held, ...part }),
      () => bridge().api.call('updateProfile', { body }),
    );
    if (refused) notifyFailure(text, refused, 'share-safety-error');
    return refused === null;
  };
  const pause = async (isPaused: boolean) => {
    // what came meanwhile shows now
    if ((await set({ isPaused }, { paused: isPaused })) && !isPaused) await refreshInventory();
  };
  return {
    start: { settings: data, failure, onPause: (isPaused) => void pause(isPaused), onOpen, onRetry: retry },
    words: {
      words: data?.mutedWords ?? [],
      onWords: (mutedWords) => void set({ mutedWords: [...mutedWords] }, { mutedWords: [...mutedWords] }),
    },
    refresh,
  };
}
