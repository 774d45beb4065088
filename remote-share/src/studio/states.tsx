import type { Mode } from '@billet/shared-domain/contract';
import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';
import { AgeView } from '../age/age-view.tsx';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import type { ChatPhase } from '../share-menu/use-chat-share.ts';
import { samplePoster } from './sample-poster.ts';
import type { StudioModel } from './studio-model.ts';
import { StudioView } from './studio-view.tsx';
import type { Poster } from './use-posters.ts';

const code = 'a2b3c4d5e6';
const all = (poster: (look: Look) => Poster) => Object.fromEntries(LOOKS.map((look) => [look, poster(look)])) as StudioModel['posters'];
const drawn = (mode: Mode) => all((look) => ({ phase: 'drawn', src: samplePoster(look, mode) }));

function studio({ mode = 'valentine', ...changes }: Partial<StudioModel> = {}, isHeld = false) {
  const model: StudioModel = {
    isAnswer: false,
    mode,
    link: { code, mode, link: `https://t.me/billet_bot/${mode === 'valentine' ? 'send' : 'ask'}?startapp=${code}` },
    look: 'classic',
    posters: drawn(mode),
    onLook: nothing,
    onDrawn: nothing,
    onFailed: nothing,
    onRetry: nothing,
    busy: null,
    chat: 'idle',
    onStory: nothing,
    onChat: nothing,
    onPhoto: nothing,
    onSave: nothing,
    onCopy: nothing,
    onHow: nothing,
    ...changes,
  };
  return <StudioView model={model} isHeld={isHeld} />;
}

const waiting: Poster = { phase: 'waiting', src: null };
const failed: Poster = { phase: 'failed', src: null };
const chat = (phase: ChatPhase) => studio({ chat: phase });

export const studioStates = [
  inSheet('studio / classic', studio()),
  inSheet('studio / letter', studio({ look: 'letter' })),
  inSheet('studio / headline', studio({ look: 'headline', mode: 'anonymous' })),
  inSheet('studio / portrait', studio({ look: 'portrait', mode: 'anonymous' })),
  inSheet('studio / chat', studio({ look: 'chat' })),
  inSheet('studio / an answer', studio({ isAnswer: true, mode: 'anonymous', look: 'letter' })),
  inSheet('studio / being drawn', studio({ posters: all(() => waiting) })),
  inSheet('studio / being drawn, anonymous', studio({ mode: 'anonymous', look: 'portrait', posters: all(() => waiting) })),
  inSheet('studio / a picture that failed', studio({ look: 'letter', posters: { ...drawn('valentine'), letter: failed } })),
  inSheet('studio / without a profile', studio({ link: null, posters: all(() => waiting) })),
  inSheet('studio / the story is being made', studio({ busy: 'story' })),
  inSheet('studio / the picture is being saved', studio({ busy: 'save', mode: 'anonymous' })),
  inSheet('studio / chat, preparing', chat('preparing')),
  inSheet('studio / chat, choosing', chat('choosing')),
  inSheet('studio / chat, nothing opened', chat('slow')),
  inSheet('studio / while the age is asked for', studio({}, true)),
  inSheet('studio / age', <AgeView onConfirm={nothing} />),
];
