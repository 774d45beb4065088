import type { Outcome } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useEffect, useRef, useState } from 'react';
import { SLOW_AFTER_MS } from '../messenger/notify-if-slow.ts';
import type { OwnLink } from '../own-link/use-own-link.ts';
import { isShared } from './outcomes.ts';
import { type ChatShareOptions, shareLinkToChat, shareToChat } from './share-to-chat.ts';

/** Progress of 'Send in a chat'. slow: the messenger has not answered for a while, and the plain link is offered instead. */
export type ChatPhase = 'idle' | 'preparing' | 'choosing' | 'slow';

export interface ChatShare {
  readonly phase: ChatPhase;
  /** Shares and shows the result; in the phase 'slow' it shares the plain link. Resolves to true on success. */
  readonly share: (own: OwnLink) => Promise<boolean>;
}

/** Shares in a chat. The sheet stays open until the messenger has reported the result. */
export function useChatShare(hasLeft: () => boolean, onClose: () => void): ChatShare {
  const text = useText();
  const [phase, setPhase] = useState<ChatPhase>('idle');
  /** Number of the current attempt; changed when the sheet closes. */
  const waited = useRef(0);
  useEffect(() => {
    if (phase !== 'choosing') return;
    const timer = setTimeout(() => setPhase('slow'), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(
    () => () => {
      waited.current += 1;
    },
    [],
  );

  const run = async (act: (options: ChatShareOptions) => Outcome | Promise<Outcome>) => {
    waited.current += 1;
    const own = waited.current;
    const isWanted = () => own === waited.current && !hasLeft();
    const outcome = await act({ isWanted, onChoosing: () => setPhase('choosing') });
    // the user has chosen another action or closed the sheet
    if (!isWanted()) return outcome.ok;
    setPhase('idle');
    onClose();
    return isShared(outcome, 'chat', text);
  };
  const share = (own: OwnLink) => {
    if (phase === 'slow') return run(() => shareLinkToChat(own, text));
    setPhase('preparing');
    return run((options) => shareToChat(own, text, options));
  };
  return { phase, share };
}
