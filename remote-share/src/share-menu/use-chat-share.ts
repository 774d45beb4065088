import type { Outcome } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useEffect, useRef, useState } from 'react';
import { SLOW } from '../messenger/tell-if-slow.ts';
import type { OwnLink } from '../own-link/use-own-link.ts';
import { isShared } from './outcomes.ts';
import { type Choosing, shareLinkToChat, shareToChat } from './share-to-chat.ts';

/** How far 'Send in a chat' is. slow: the messenger has been silent for a while, and the plain link is offered instead. */
export type ChatPhase = 'idle' | 'preparing' | 'choosing' | 'slow';

export interface ChatShare {
  readonly phase: ChatPhase;
  /** Shares once, and tells how it went; where the messenger is slow, the plain link in its place. True where it worked. */
  readonly share: (own: OwnLink) => Promise<boolean>;
}

/** Sharing in a chat; the sheet stays until the messenger has said how it went. */
export function useChatShare(hasLeft: () => boolean, onClose: () => void): ChatShare {
  const text = useText();
  const [phase, setPhase] = useState<ChatPhase>('idle');
  /** The try that the person waits for; none once the sheet has gone. */
  const waited = useRef(0);
  useEffect(() => {
    if (phase !== 'choosing') return;
    const timer = setTimeout(() => setPhase('slow'), SLOW);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(
    () => () => {
      waited.current += 1;
    },
    [],
  );

  const run = async (way: (choosing: Choosing) => Outcome | Promise<Outcome>) => {
    waited.current += 1;
    const own = waited.current;
    const isWanted = () => own === waited.current && !hasLeft();
    const outcome = await way({ isWanted, onChoosing: () => setPhase('choosing') });
    // the person has taken another way meanwhile, or closed the sheet
    if (!isWanted()) return outcome.ok;
    setPhase('idle');
    onClose();
    return isShared(outcome, 'chat', text);
  };
  const share = (own: OwnLink) => {
    if (phase === 'slow') return run(() => shareLinkToChat(own, text));
    setPhase('preparing');
    return run((choosing) => shareToChat(own, text, choosing));
  };
  return { phase, share };
}
