import { bridge, useSession } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useState } from 'react';
import { useUnsent } from '../reply/use-unsent.ts';
import { nextRevealStep } from '../reveal/reveal.ts';
import { useLayerAt, useSheet } from '../sheet/sheet-context.ts';
import { pictureOf } from './answer-pictures.ts';
import { chatWith } from './chat.ts';
import type { NoteModel } from './note-model.ts';
import { senderOf } from './sender.ts';
import { useVisibility } from './use-visibility.ts';

/** The note at the sheet's step 'detail', and the ways on from it. */
export function useNote(): NoteModel {
  const { layer, layers, note, reveal } = useSheet();
  const availableReveals = useSession((session) => session.userData.user?.availableReveals ?? 0);
  const [isPublic, setVisibility] = useVisibility();
  const { isBegun, unsent } = useUnsent(note);
  const { id } = note;
  const { arrival } = useLayerAt('detail');
  const revealStep = nextRevealStep(note, availableReveals);
  return {
    note: { ...note, isPublic },
    arrival,
    availableReveals,
    revealStep,
    isRevealing: reveal.phase !== 'idle',
    isNewlyMutual: useNewlyMutual(note),
    reveal: () => {
      if (revealStep === 'show') reveal.spend(layer);
      else if (revealStep === 'confirm') layers.open({ step: 'confirm', id });
      else if (revealStep === 'buy') layers.open({ step: 'packs', id });
    },
    openChat: chatWith(note),
    isReplyBegun: isBegun,
    unsent,
    reply: () => layers.open({ step: 'reply', id }),
    setVisibility,
    shareAnswer: () =>
      bridge().shell.openDialog('shareAnswer', {
        noteId: id,
        mode: note.type === 'anonymous_message' ? 'anonymous' : 'valentine',
        ...pictureOf(id),
      }),
    openSafety: () => layers.open({ step: 'safety', id }),
  };
}

/** Whether a sender shows because the two are mutual, who didn't before the note was opened, or before they became so on screen. */
function useNewlyMutual(note: Valentine): boolean {
  const { isNew = false } = useLayerAt('detail');
  const sender = senderOf(note);
  const [wasKnown] = useState(!isNew && sender.kind === 'known');
  return !wasKnown && sender.kind === 'known' && sender.because === 'mutual' && !note.isRevealCompleted;
}
