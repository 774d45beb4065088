import type { Mode } from '@billet/shared-domain/contract';
import { AgeView } from '../age/age-view.tsx';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { ShareMenuView } from './share-menu-view.tsx';
import type { ChatPhase } from './use-chat-share.ts';

function menu(mode: Mode, isKnown = true, chat: ChatPhase = 'idle', isHeld = false) {
  const link = isKnown ? `https://t.me/billet_bot/${mode === 'valentine' ? 'send' : 'ask'}?startapp=a2b3c4d5e6` : null;
  return <ShareMenuView model={{ mode, link, chat, onStory: nothing, onChat: nothing, onCopy: nothing }} isHeld={isHeld} />;
}

export const shareMenuStates = [
  inSheet('share menu / valentine', menu('valentine')),
  inSheet('share menu / anonymous', menu('anonymous')),
  inSheet('share menu / without a profile', menu('valentine', false)),
  inSheet('share menu / chat, preparing', menu('valentine', true, 'preparing')),
  inSheet('share menu / chat, choosing', menu('valentine', true, 'choosing')),
  inSheet('share menu / chat, nothing opened', menu('valentine', true, 'slow')),
  inSheet('share menu / while the age is asked for', menu('valentine', true, 'idle', true)),
  inSheet('share menu / age', <AgeView onConfirm={nothing} />),
];
