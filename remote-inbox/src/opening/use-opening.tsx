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
import { type Run, useStage } from './use-stage.tsx';

export interface Opening {
  /** A tap on a card. Stays the same function, so that the cards don't render for it. */
  readonly press: (id: string) => void;
  /**
   * A finger stays on a card: an unopened one opens once it has for long enough. Answers what to do when it is taken away before that, or
   * null where holding does nothing.
   */
  readonly hold: (id: string) => (() => void) | null;
  readonly unwrap: (id: string) => void;
  /** The stage, while something is being opened. */
  readonly stage: ReactNode;
}

/** What a tap on a card leads to: the closed sheet, the unwrapping, or the detail. */
export function useOpening(notes: Notes, layers: Layers, early: number | null): Opening {
  const { begin, stage } = useStage();
  const { fail } = useToasts();

  const open = async (id: string) => {
    // the card is lifted first: asking is work for the frame after
    await nextFrame();
    const since = notes.findNow(id);
    const outcome = await openNote(id);
    if (outcome.kind === 'opened') notes.keep(outcome.note, since);
    // what it becomes is here before its seal gives; where that doesn't come, its place says so
    await sheetFile.load().catch(() => null);
    return outcome;
  };
  const unwrapOn = async (run: Run, id: string) => {
    const outcome = await run.play(open(id));
    if (!outcome) return;
    // whether this device opened it or another one did
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
  const beginWith = (id: string) => {
    const wrapped = notes.find(id);
    const run = wrapped ? begin(wrapped) : null;
    // asking for code is work, too: the card is lifted first
    if (run) void nextFrame().then(sheetFile.prefetch);
    return run;
  };
  const unwrap = (id: string) => {
    // a sheet that is still open would take the focus from the stage
    flushSync(layers.close);
    const run = beginWith(id);
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
    const run = beginWith(id);
    if (!run) return null;
    void run.hold().then((isThrough) => (isThrough ? unwrapOn(run, id) : run.back()));
    return run.letGo;
  };

  const latest = useRef({ pressNote, holdNote });
  useEffect(() => {
    latest.current = { pressNote, holdNote };
  });
  const press = useCallback((id: string) => latest.current.pressNote(id), []);
  const hold = useCallback((id: string) => latest.current.holdNote(id), []);
  return { press, hold, unwrap, stage };
}
