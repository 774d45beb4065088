import type { Mode } from '@billet/shared-domain/contract';
import { AgeView } from '../age/age-view.tsx';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { ShareMenuView } from './share-menu-view.tsx';

function menu(mode: Mode, isKnown = true) {
  const link = isKnown ? `https://t.me/billet_bot/${mode === 'valentine' ? 'send' : 'ask'}?startapp=a2b3c4d5e6` : null;
  return <ShareMenuView model={{ mode, link, onStory: nothing, onChat: nothing, onCopy: nothing }} />;
}

export const shareMenuStates = [
  inSheet('share menu / valentine', menu('valentine')),
  inSheet('share menu / anonymous', menu('anonymous')),
  inSheet('share menu / without a profile', menu('valentine', false)),
  inSheet('share menu / age', <AgeView onConfirm={nothing} />),
];
