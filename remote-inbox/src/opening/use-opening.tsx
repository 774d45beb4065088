import { bridge } from '@billet/shared-bridge';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { pressOf } from '../inbox/card.ts';
import type { Layers } from '../sheet/layers.ts';
import { sheetFile } from '../sheet/lazy-sheet.tsx';
import type { Notes } from '../sheet/use-notes.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import { nextFrame } from './next-frame.ts';
import { openNote } from './opening.ts';
import { type OpeningRun, useStage } from './use-stage.tsx';

export interface Opening {
  /** Handles a tap on a card. The function is stable so that cards do not render for it. */
  readonly press: (id: string) => void;
  /**
   * Handles a finger that stays on a card: an unopened card opens after the hold. Returns the release handler, or null where
   * holding does nothing.
   */
  readonly hold: (id: string) => (() => void) | null;
  readonly unwrap: (id: string) => void;
  /** The stage while a note is opened. */
  readonly stage: ReactNode;
}

/** Handles a tap on a card: opens the closed sheet, the unwrapping or the detail. */
export function useOpening(notes: Notes, layers: Layers, early: number | null): Opening {
  const { startOpening, stage } = useStage();
  const { fail } = useToasts();

  const open = async (id: string) => {
    // lift the card first; send the request in the next frame
    await nextFrame();
    const since = notes.findNow(id);
    const outcome = await openNote(id);
    if (outcome.kind === 'opened') notes.update(outcome.note, since);
    // load the sheet before the seal breaks; if loading fails, the sheet's placeholder reports it
    await sheetFile.load().catch(() => null);
    return outcome;
  };
  const unwrapOn = async (run: OpeningRun, id: string) => {
    const outcome = await run.play(open(id));
    if (!outcome) return;
    // opened by this device or by another one
    const isOpen = outcome.kind === 'opened' || notes.findNow(id)?.status === 'opened';
    if (isOpen) {
      const arrived = await run.arrive();
      if (arrived) layers.open({ step: 'detail', id, isNew: true, ...arrived });
      return;
    }
    await run.back();
    if (outcome.kind === 'closed') layers.open({ step: 'closed', id, opensAt: outcome.opensAt });
    else if (outcome.kind === 'failed') fail(outcome.thrown, 'snackbar-warning-failed-open-valentine');
  };
  const startRun = (id: string) => {
    const wrapped = notes.find(id);
    const run = wrapped ? startOpening(wrapped) : null;
    // lift the card first; importing code costs time, too
    if (run) void nextFrame().then(sheetFile.prefetch);
    return run;
  };
  const unwrap = (id: string) => {
    // an open sheet would take the focus from the stage
    flushSync(layers.close);
    const run = startRun(id);
    if (run) void unwrapOn(run, id);
  };
  const pressNote = (id: string) => {
    const note = notes.find(id);
    if (!note) return;
    const press = pressOf(note, early, bridge().clock.now());
    if (press.kind === 'unwrap') return unwrap(id);
    bridge().messenger.haptic({ kind: 'impact', style: 'light' });
    layers.open(press.kind === 'closed' ? { step: 'closed', id, opensAt: press.opensAt } : { step: 'detail', id });
  };
  const holdNote = (id: string) => {
    const note = notes.find(id);
    if (!note || pressOf(note, early, bridge().clock.now()).kind !== 'unwrap') return null;
    const run = startRun(id);
    if (!run) return null;
    void run.hold().then((isComplete) => (isComplete ? unwrapOn(run, id) : run.back()));
    return run.release;
  };

  const latest = useRef({ pressNote, holdNote });
  useEffect(() => {
    latest.current = { pressNote, holdNote };
  });
  const press = useCallback((id: string) => latest.current.pressNote(id), []);
  const hold = useCallback((id: string) => latest.current.holdNote(id), []);
  return { press, hold, unwrap, stage };
}
