import { bridge, useLayer } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useReducedMotion } from '@billet/shared-ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { pressOf } from '../inbox/card.ts';
import { wrappingOf } from '../note/art.ts';
import type { Layers } from '../sheet/layers.ts';
import { sheetFile } from '../sheet/lazy-sheet.tsx';
import type { Notes } from '../sheet/use-notes.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import { CALM, JOYFUL, makePauses, type OpeningOutcome, openNote, playOpening, type Scene } from './opening.ts';
import { OpeningStage } from './opening-stage.tsx';

export interface Opening {
  /** A tap on a card. Stays the same function, so that the cards don't render for it. */
  readonly press: (id: string) => void;
  readonly unwrap: (id: string) => void;
  /** The stage, while something is being opened. */
  readonly stage: ReactNode;
}

/** What a tap on a card leads to: the closed sheet, the unwrapping, or the detail. */
export function useOpening(notes: Notes, layers: Layers, hasEarlyReveal: boolean): Opening {
  const { play, stage } = useStage();
  const { fail } = useToasts();

  const open = async (id: string) => {
    const since = notes.find(id);
    const outcome = await openNote(id);
    if (outcome.kind === 'opened') notes.keep(outcome.note, since);
    return outcome;
  };
  const unwrapNote = async (id: string) => {
    const wrapped = notes.find(id);
    if (!wrapped) return;
    layers.close();
    // it is here before the wrapping is off; where it isn't, the sheet itself says so
    sheetFile.prefetch();
    const outcome = await play(wrapped, open);
    if (!outcome) return;
    if (outcome.kind === 'closed') layers.open({ step: 'closed', id, opensAt: outcome.opensAt });
    // whether this device opened it or another one did
    else if (outcome.kind === 'opened' || notes.findNow(id)?.status === 'opened') layers.open({ step: 'detail', id, isNew: true });
    else fail(outcome.thrown, 'snackbar-warning-failed-open-valentine');
  };
  const unwrap = (id: string) => void unwrapNote(id);
  const pressNote = (id: string) => {
    const note = notes.find(id);
    if (!note) return;
    const press = pressOf(note, hasEarlyReveal, bridge().clock.now());
    if (press.kind === 'unwrap') return unwrap(id);
    bridge().messenger.haptic({ kind: 'impact', style: 'light' });
    layers.open(press.kind === 'closed' ? { step: 'closed', id, opensAt: press.opensAt } : { step: 'detail', id });
  };

  const latest = useRef(pressNote);
  useEffect(() => {
    latest.current = pressNote;
  });
  const press = useCallback((id: string) => latest.current(id), []);
  return { press, unwrap, stage };
}

interface Playing {
  readonly wrapping: string;
  readonly scene: Scene;
}

/**
 * Opens one note at a time; `play` answers null while another is being opened, and to who has gone back because no answer came: what
 * was opened all the same then shows on its card.
 */
function useStage() {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const pace = useReducedMotion() ? CALM : JOYFUL;
  const pauses = useRef<ReturnType<typeof makePauses> | null>(null);
  const skip = () => pauses.current?.skip();
  const leave = () => {
    pauses.current = null;
    setPlaying(null);
  };
  useLayer(playing !== null, () => (pauses.current?.isPausing() ? skip() : leave()));

  const play = async (wrapped: Valentine, open: (id: string) => Promise<OpeningOutcome>) => {
    if (pauses.current) return null;
    const begun = makePauses();
    pauses.current = begun;
    const isHere = () => pauses.current === begun;
    const { messenger } = bridge();
    messenger.haptic({ kind: 'impact', style: 'medium' });
    const outcome = await playOpening(
      open(wrapped.id),
      {
        show: (scene) => isHere() && setPlaying({ wrapping: wrappingOf(wrapped), scene }),
        pause: begun.pause,
        cheer: () => isHere() && messenger.haptic({ kind: 'notification', type: 'success' }),
      },
      pace,
    );
    if (!isHere()) return null;
    leave();
    return outcome;
  };
  return { play, stage: playing && <OpeningStage model={{ ...playing, skip }} /> };
}
