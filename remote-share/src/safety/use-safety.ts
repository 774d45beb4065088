import { type ApiFailure, bridge, changeProfile, notifyFailure, refreshInventory, useCall } from '@billet/shared-bridge';
import type { Answer, Body } from '@billet/shared-domain/contract';
import { cleanMutedWords } from '@billet/shared-domain/rules/mute';
import { useText } from '@billet/shared-i18n';
import type { MutedWordsModel } from './muted-words-view.tsx';
import type { SafetyModel, SafetyStep } from './safety-view.tsx';

type Settings = Answer<'getSafety'>;

export interface Safety {
  readonly start: SafetyModel;
  readonly words: MutedWordsModel;
  /** Reloads in the background after another step may have changed the settings. */
  readonly refresh: () => void;
}

/** The user's pause and muted words, loaded from the server and changed optimistically. */
export function useSafety(onOpen: (step: SafetyStep) => void): Safety {
  const text = useText();
  const { data, failure, retry, refresh, change } = useCall('getSafety', {}, { on: ['profile', 'inventory'] });

  const save = async (apply: (settings: Settings) => Settings, body: Body<'updateProfile'>): Promise<boolean> => {
    const refused = await change(apply, () => changeProfile(body));
    if (refused === null) return true;
    if (isFull(refused)) bridge().shell.notify({ message: text('share-words-full'), type: 'error' });
    else notifyFailure(text, refused, 'share-safety-error');
    return false;
  };
  const pause = async (isPaused: boolean) => {
    // show the notes received during the pause
    if ((await save((settings) => ({ ...settings, isPaused }), { paused: isPaused })) && !isPaused) await refreshInventory();
  };
  return {
    start: { settings: data, failure, onPause: (isPaused) => void pause(isPaused), onOpen, onRetry: retry },
    words: {
      words: data?.mutedWords ?? [],
      onMute: (word) => save((settings) => withWords(settings, [...settings.mutedWords, word]), { mute: [word] }),
      onUnmute: (word) =>
        void save(
          (settings) =>
            withWords(
              settings,
              settings.mutedWords.filter((each) => each !== word),
            ),
          { unmute: [word] },
        ),
    },
    refresh,
  };
}

const withWords = (settings: Settings, words: readonly string[]): Settings => ({ ...settings, mutedWords: cleanMutedWords(words) });

/** Another device has filled the list. */
const isFull = (failure: ApiFailure) => failure.kind === 'answer' && failure.code === 'bad_input' && failure.field === 'mute';
