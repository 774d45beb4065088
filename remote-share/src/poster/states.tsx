import type { Mode } from '@billet/shared-domain/contract';
import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';
import { AgeView } from '../age/age-view.tsx';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import type { ChatPhase } from '../share-menu/use-chat-share.ts';
import type { PosterModel } from './poster-model.ts';
import { PosterView } from './poster-view.tsx';
import { samplePoster } from './sample-poster.ts';
import type { Poster } from './use-posters.ts';

const code = 'a2b3c4d5e6';
const all = (poster: (look: Look) => Poster) => Object.fromEntries(LOOKS.map((look) => [look, poster(look)])) as PosterModel['posters'];
const drawn = (mode: Mode) => all((look) => ({ phase: 'drawn', src: samplePoster(look, mode) }));

function poster({ mode = 'valentine', ...changes }: Partial<PosterModel> = {}, isWaiting = false) {
  const model: PosterModel = {
    subject: 'link',
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
    onSendPhoto: nothing,
    onSave: nothing,
    onCopy: nothing,
    onShowInstructions: nothing,
    ...changes,
  };
  return <PosterView model={model} isWaiting={isWaiting} />;
}

const waiting: Poster = { phase: 'waiting', src: null };
const failed: Poster = { phase: 'failed', src: null };
const chat = (phase: ChatPhase) => poster({ chat: phase });

export const posterStates = [
  inSheet('poster / classic', poster()),
  inSheet('poster / letter', poster({ look: 'letter' })),
  inSheet('poster / headline', poster({ look: 'headline', mode: 'anonymous' })),
  inSheet('poster / portrait', poster({ look: 'portrait', mode: 'anonymous' })),
  inSheet('poster / chat', poster({ look: 'chat' })),
  inSheet('poster / an answer', poster({ subject: 'answer', mode: 'anonymous', look: 'letter' })),
  inSheet('poster / a reveal', poster({ subject: 'reveal', look: 'letter' })),
  inSheet('poster / being drawn', poster({ posters: all(() => waiting) })),
  inSheet('poster / being drawn, anonymous', poster({ mode: 'anonymous', look: 'portrait', posters: all(() => waiting) })),
  inSheet('poster / a picture that failed', poster({ look: 'letter', posters: { ...drawn('valentine'), letter: failed } })),
  inSheet('poster / without a profile', poster({ link: null, posters: all(() => waiting) })),
  inSheet('poster / the story is being made', poster({ busy: 'story' })),
  inSheet('poster / the picture is being saved', poster({ busy: 'save', mode: 'anonymous' })),
  inSheet('poster / chat, preparing', chat('preparing')),
  inSheet('poster / chat, choosing', chat('choosing')),
  inSheet('poster / chat, nothing opened', chat('slow')),
  inSheet('poster / while the age is asked for', poster({}, true)),
  inSheet('poster / age', <AgeView onConfirm={nothing} />),
];
