import { bridge } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useReducedMotion } from '@billet/shared-ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Arrival } from './arrival.ts';
import { uncoverPage } from './cover-page.ts';
import { type LiftedCard, liftCard } from './lift-card.ts';
import { nextFrame } from './next-frame.ts';
import { FULL_DURATIONS, makePauses, type OpeningOutcome, playOpening, REDUCED_MOTION_DURATIONS, type Stage, tremble } from './opening.ts';
import { centred, screenNow } from './rect.ts';
import { StageContainer, type StageHandle } from './stage-container.tsx';

/** Opening of one note. Cancelled on unmount. */
export interface OpeningRun {
  /** Resolves to null if the user went back before the answer; a note opened later then shows on its card. */
  readonly play: (opening: Promise<OpeningOutcome>) => Promise<OpeningOutcome | null>;
  /** Trembles during a hold. Resolves to whether to open the note: true after a full hold or a press short enough to be a tap. */
  readonly hold: () => Promise<boolean>;
  /** Called when the finger is released. */
  readonly release: () => void;
  /** Returns the card to the list. */
  readonly back: () => Promise<void>;
  /**
   * Breaks the seal and hands the note to the sheet. With reduced motion the sheet opens normally, without an arrival. Resolves to
   * null if the user has left.
   */
  readonly arrive: () => Promise<{ readonly arrival?: Arrival } | null>;
}

/** Milliseconds of a hold until the seal breaks, and the maximum of a slow tap. */
const HOLDING = 750;
const TAP = 130;
/**
 * Milliseconds after which the stage closes although the sheet has not rendered; the sheet's placeholder then reports its state.
 */
const LATE = 1500;
/** Extra milliseconds for unfolding on a slow device. */
const SLOWEST = 600;

/** Pauses of the animation, and pauses of the hold, which end on release. */
function pausesOfRun() {
  const [own, holding] = [makePauses(), makePauses()];
  let isUnsealing = false;
  return {
    ...own,
    holding,
    /** While the seal breaks, until the awaited frame, a skip is possible however long the frame takes. */
    setUnsealing: (value: boolean) => {
      isUnsealing = value;
    },
    canSkip: () => own.isPausing() || holding.isPausing() || (isUnsealing && !own.isSkipped()),
    skip: () => (holding.isPausing() ? holding.skip() : own.skip()),
  };
}

/** The stage opens one note at a time: `startOpening` returns null while another note is opened. */
export function useStage() {
  const place = useRef<StageHandle>(null);
  const isStill = useReducedMotion();
  const durations = isStill ? REDUCED_MOTION_DURATIONS : FULL_DURATIONS;
  const pauses = useRef<ReturnType<typeof pausesOfRun> | null>(null);
  const liftedCard = useRef<(LiftedCard & Pick<StageHandle, 'show'>) | null>(null);
  const skip = () => pauses.current?.skip();
  const closeStage = () => {
    const card = liftedCard.current;
    pauses.current = null;
    liftedCard.current = null;
    card?.restore();
    card?.show(null);
  };

  const startOpening = (note: Valentine): OpeningRun | null => {
    if (pauses.current) return null;
    const own = pausesOfRun();
    pauses.current = own;
    const isCurrent = () => pauses.current === own;
    const lifted = liftCard(note.id, isStill);
    // keep `show`: the ref is null while React replaces the stage, for example when the letter's step unmounts
    const show = place.current?.show ?? (() => undefined);
    liftedCard.current = { ...lifted, show };
    // a hold never focuses the card, and a tap does not in every browser; the stage restores the focus to the card
    lifted.card?.focus({ preventScroll: true });
    const { messenger } = bridge();
    const stage: Stage = {
      show: (scene) => isCurrent() && show({ note, lifting: lifted.lifting, scene }),
      pause: own.pause,
      playImpact: (style) => isCurrent() && messenger.haptic({ kind: 'impact', style }),
      playSuccess: () => isCurrent() && messenger.haptic({ kind: 'notification', type: 'success' }),
    };
    place.current?.greet();
    stage.show({ phase: 'rise' });
    const startedAt = performance.now();
    let wasHeld = false;
    let isTap = false;
    let giftId = note.item.id;
    const closeIfCurrent = () => isCurrent() && closeStage();
    return {
      hold: async () => {
        await tremble({ ...stage, pause: own.holding.pause }, HOLDING);
        wasHeld = !own.holding.isSkipped();
        return isCurrent() && (wasHeld || isTap);
      },
      release: () => {
        isTap = performance.now() - startedAt < TAP;
        own.holding.skip();
      },
      play: async (opening) => {
        const outcome = await playOpening(opening, stage, wasHeld ? { ...durations, rise: 0 } : durations);
        if (outcome.kind === 'opened') giftId = outcome.note.item.id;
        return isCurrent() ? outcome : null;
      },
      back: async () => {
        stage.show({ phase: 'back' });
        await own.pause(durations.back);
        closeIfCurrent();
      },
      arrive: async () => {
        if (isStill) {
          closeIfCurrent();
          return {};
        }
        const unsealed = own.pause(durations.unseal);
        // paint this before the sheet; a skip does not wait for a frame
        if (!own.isSkipped()) {
          own.setUnsealing(true);
          flushSync(() => stage.show({ phase: 'unseal', giftId }));
          await nextFrame();
          own.setUnsealing(false);
        }
        if (!isCurrent()) return null;
        // the sheet covers the stage from here on
        if (place.current) {
          uncoverPage();
          lifted.card?.focus({ preventScroll: true });
        }
        const late = setTimeout(closeIfCurrent, LATE);
        const arrival: Arrival = {
          envelope: centred(lifted.lifting.to, screenNow()),
          isSkipped: () => own.isSkipped() || !isCurrent(),
          skip: own.skip,
          unfold: async (paper, fly) => {
            clearTimeout(late);
            await Promise.all([unsealed, nextFrame()]);
            if (own.isSkipped()) return;
            fly();
            stage.show({ phase: 'unfold', giftId, paper, onUnfolded: own.end });
            // continue at the final position even on a slow device
            await own.pause(durations.unfold + SLOWEST);
          },
          end: closeIfCurrent,
        };
        return { arrival };
      },
    };
  };
  const back = () => (pauses.current?.canSkip() ? skip() : closeStage());
  return { startOpening, stage: <StageContainer ref={place} skip={skip} onBack={back} /> };
}
