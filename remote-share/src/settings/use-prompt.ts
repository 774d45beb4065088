import { bridge, changeProfile, notifyFailure, useDraft, useSession, useUnsaved } from '@billet/shared-bridge';
import { checkPrompt, type PromptKind } from '@billet/shared-domain/rules/prompt';
import type { TextFault } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import type { PromptModel } from './prompt-view.tsx';

const none = { kind: 'none', own: '', today: '' } as const;
const isTyped = (value: unknown): value is string | null => typeof value === 'string';

/** The user's prompt (PRM-01), saved by a press; `onDone` is called afterwards. Typed text stays on the device until it is saved. */
export function usePrompt(onDone: () => void): PromptModel {
  const text = useText();
  const stored = useSession(({ userData }) => userData.user?.prompt ?? none);
  const [picked, setPicked] = useState<PromptKind | null>(null);
  const { value: typed, write, sent } = useDraft<string | null>('prompt/own', null, isTyped);
  const [fault, setFault] = useState<TextFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  // until the user changes something here, show the current prompt, whichever device saved it
  const kind = picked ?? stored.kind;
  const own = typed ?? stored.own;
  useUnsaved(typed !== null && typed !== stored.own);
  const save = async () => {
    const checked = checkPrompt(own);
    if (kind === 'own' && !checked.ok) return setFault(checked.fault);
    setBusy(true);
    try {
      await changeProfile({ prompt: kind === 'own' ? { kind, own } : { kind } });
      if (kind === 'own') sent(typed);
      bridge().messenger.haptic({ kind: 'notification', type: 'success' });
      onDone();
    } catch (thrown) {
      notifyFailure(text, thrown, 'share-unknown');
    }
    setBusy(false);
  };
  return {
    kind,
    today: stored.today,
    own,
    fault,
    isBusy,
    onKind: (next) => {
      setPicked(next);
      setFault(null);
    },
    onType: (next) => {
      write(next);
      setFault(null);
    },
    onSave: () => void save(),
  };
}
