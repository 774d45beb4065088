import { bridge, useSession } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useEffect, useState } from 'react';
import { useUnsent } from '../reply/use-unsent.ts';
import { nextRevealStep } from '../reveal/reveal.ts';
import { useLayerAt, useSheet } from '../sheet/sheet-context.ts';
import { pictureOf } from './answer-pictures.ts';
import { chatWith } from './chat.ts';
import { modeOf } from './mode-of.ts';
import type { NoteModel } from './note-model.ts';
import { senderOf } from './sender.ts';
import { loadWasUnveiled, recordUnveiled, wasUnveiled } from './unveiled.ts';
import { useVisibility } from './use-visibility.ts';

/** Model of the sheet's step 'detail'. */
export function useNote(): NoteModel {
  const { layer, layers, note, reveal } = useSheet();
  const availableReveals = useSession((session) => session.userData.user?.availableReveals ?? 0);
  const visibility = useVisibility();
  const { hasDraft, unsent } = useUnsent(note);
  const { id } = note;
  const { arrival } = useLayerAt('detail');
  const revealStep = nextRevealStep(note, availableReveals);
  return {
    note: { ...note, isPublic: visibility.isPublic },
    isVisibilitySaving: visibility.isSaving,
    arrival,
    availableReveals,
    revealStep,
    isRevealing: reveal.phase !== 'idle',
    isNewlyMutual: useNewlyMutual(note),
    onUnveiled: () => recordUnveiled(id),
    reveal: () => {
      if (revealStep === 'show') reveal.spend(layer);
      else if (revealStep === 'confirm') layers.open({ step: 'confirm', id });
      else if (revealStep === 'buy') layers.open({ step: 'packs', id });
    },
    openChat: chatWith(note),
    hasReplyDraft: hasDraft,
    unsent,
    reply: () => layers.open({ step: 'reply', id }),
    setVisibility: visibility.set,
    shareAnswer: () =>
      bridge().shell.openDialog('shareAnswer', {
        noteId: id,
        mode: modeOf(note),
        ...pictureOf(id),
      }),
    openSafety: () => layers.open({ step: 'safety', id }),
  };
}

/**
 * Whether the sender is newly known through a match: it was unknown before the note was opened, before the match happened on
 * screen, or when the note was last viewed.
 */
function useNewlyMutual(note: Valentine): NoteModel['isNewlyMutual'] {
  const { isNew = false } = useLayerAt('detail');
  const sender = senderOf(note);
  const isMutual = sender.kind === 'known' && sender.reason === 'mutual' && !note.isRevealCompleted;
  const [wasKnown, setKnown] = useState(() => {
    if (isNew || sender.kind !== 'known') return false;
    return !isMutual || note.isOpenSympathy || wasUnveiled(note.id);
  });
  const { id } = note;
  useEffect(() => {
    if (wasKnown === undefined) void loadWasUnveiled(id).then(setKnown);
  }, [wasKnown, id]);
  if (!isMutual || wasKnown) return false;
  return wasKnown === undefined ? 'checking' : true;
}
