import { bridge, refreshInventory } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useCallback, useEffect, useState } from 'react';
import { changeAtOnce } from './change-flow.ts';

export interface SafetySettings {
  readonly isPaused: boolean;
  readonly mutedWords: readonly string[];
  /** Notes in the muted list. */
  readonly muted: number;
}

export interface Safety {
  /** Null while it loads. */
  readonly settings: SafetySettings | 'failed' | null;
  readonly reload: () => void;
  readonly setPaused: (isPaused: boolean) => void;
  readonly setWords: (words: readonly string[]) => void;
}

/** The person's pause and muted words, read from the server and changed at once. */
export function useSafety(): Safety {
  const text = useText();
  const [settings, setSettings] = useState<SafetySettings | 'failed' | null>(null);
  const load = useCallback((signal?: AbortSignal) => {
    bridge()
      .api.call('getSafety', signal ? { signal } : {})
      .then(setSettings)
      .catch(() => signal?.aborted || setSettings('failed'));
  }, []);
  useEffect(() => {
    const left = new AbortController();
    load(left.signal);
    return () => left.abort();
  }, [load]);

  const change = async (part: Partial<SafetySettings>, body: { paused?: boolean; mutedWords?: string[] }) => {
    if (settings === null || settings === 'failed') return;
    const save = () => bridge().api.call('updateProfile', { body });
    const outcome = await changeAtOnce({ show: setSettings, save }, settings, { ...settings, ...part });
    if (outcome === 'failed') bridge().shell.notify({ message: text('share-safety-error'), type: 'error' });
    else if (body.paused === false) await refreshInventory();
  };
  return {
    settings,
    reload: () => {
      setSettings(null);
      load();
    },
    setPaused: (isPaused) => void change({ isPaused }, { paused: isPaused }),
    setWords: (mutedWords) => void change({ mutedWords }, { mutedWords: [...mutedWords] }),
  };
}
