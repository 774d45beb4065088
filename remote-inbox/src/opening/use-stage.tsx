import { bridge } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useReducedMotion } from '@billet/shared-ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Arrival } from './arrival.ts';
import { uncoverPage } from './cover-page.ts';
import { type Lifted, liftOut } from './lifted.ts';
import { nextFrame } from './next-frame.ts';
import { CALM, JOYFUL, makePauses, type OpeningOutcome, playOpening, type Stage, tremble } from './opening.ts';
import { centred, screenNow } from './place.ts';
import { type StageHandle, StagePlace } from './stage-place.tsx';

/** One note that is being opened. All of it comes to nothing once the person has left. */
export interface Run {
  /** Answers null to who has gone back because no answer came: what was opened all the same then shows on its card. */
  readonly play: (opening: Promise<OpeningOutcome>) => Promise<OpeningOutcome | null>;
  /** Trembles under a finger. Whether it is to be opened then: the finger stayed for long enough, or was so short that it was a tap. */
  readonly hold: () => Promise<boolean>;
  /** The finger is taken away. */
  readonly letGo: () => void;
  /** Into the list again. */
  readonly back: () => Promise<void>;
  /**
   * The seal gives, and what was opened is handed to the sheet; for less motion the sheet comes as it always does, without an arrival.
   * Null to who has left as it gave.
   */
  readonly arrive: () => Promise<{ readonly arrival?: Arrival } | null>;
}

/** Milliseconds under a finger until the seal gives, and until which it may have been a slow tap. */
const HOLDING = 750;
const TAP = 130;
/** Milliseconds after which a sheet that hasn't come is left to say so itself. */
const LATE = 1000;
/** Milliseconds that unfolding may take longer than it should, on a device that can't draw it. */
const SLOWEST = 600;

/** Those of what is played, and those under a finger, which are over when it is taken away. */
function pausesOfRun() {
  const [own, holding] = [makePauses(), makePauses()];
  let isGiving = false;
  return {
    ...own,
    holding,
    /** While the seal gives, until the frame that is waited for, there is something to skip, however long that takes. */
    setGiving: (isIt: boolean) => {
      isGiving = isIt;
    },
    canSkip: () => own.isPausing() || holding.isPausing() || (isGiving && !own.isSkipped()),
    skip: () => (holding.isPausing() ? holding.skip() : own.skip()),
  };
}

/** The stage, on which one note is opened at a time: `begin` answers null while another one is. */
export function useStage() {
  const place = useRef<StageHandle>(null);
  const isStill = useReducedMotion();
  const pace = isStill ? CALM : JOYFUL;
  const pauses = useRef<ReturnType<typeof pausesOfRun> | null>(null);
  const out = useRef<(Lifted & Pick<StageHandle, 'show'>) | null>(null);
  const skip = () => pauses.current?.skip();
  const leave = () => {
    const gone = out.current;
    pauses.current = null;
    out.current = null;
    gone?.layBack();
    gone?.show(null);
  };

  const begin = (note: Valentine): Run | null => {
    if (pauses.current) return null;
    const own = pausesOfRun();
    pauses.current = own;
    const isHere = () => pauses.current === own;
    const lifted = liftOut(note.id, isStill);
    // kept for as long as it plays: while its place is drawn anew, which may be as the letter's step goes, it has no handle
    const show = place.current?.show ?? (() => undefined);
    out.current = { ...lifted, show };
    // a finger that holds gives it no focus, and a tap not in every browser: whatever takes it from here gives it back to the card
    lifted.card?.focus({ preventScroll: true });
    const { messenger } = bridge();
    const stage: Stage = {
      show: (scene) => isHere() && show({ note, lifting: lifted.lifting, scene }),
      pause: own.pause,
      beat: (style) => isHere() && messenger.haptic({ kind: 'impact', style }),
      cheer: () => isHere() && messenger.haptic({ kind: 'notification', type: 'success' }),
    };
    place.current?.greet();
    stage.show({ phase: 'rise' });
    const began = performance.now();
    let wasHeld = false;
    let isTap = false;
    let giftId = note.item.id;
    const leaveIt = () => isHere() && leave();
    return {
      hold: async () => {
        await tremble({ ...stage, pause: own.holding.pause }, HOLDING);
        wasHeld = !own.holding.isSkipped();
        return isHere() && (wasHeld || isTap);
      },
      letGo: () => {
        isTap = performance.now() - began < TAP;
        own.holding.skip();
      },
      play: async (opening) => {
        const outcome = await playOpening(opening, stage, wasHeld ? { ...pace, rise: 0 } : pace);
        if (outcome.kind === 'opened') giftId = outcome.note.item.id;
        return isHere() ? outcome : null;
      },
      back: async () => {
        stage.show({ phase: 'back' });
        await own.pause(pace.back);
        leaveIt();
      },
      arrive: async () => {
        if (isStill) {
          leaveIt();
          return {};
        }
        const given = own.pause(pace.give);
        // drawn by itself, before the sheet; who skips waits for no frame
        if (!own.isSkipped()) {
          own.setGiving(true);
          flushSync(() => stage.show({ phase: 'give', giftId }));
          await nextFrame();
          own.setGiving(false);
        }
        if (!isHere()) return null;
        // the sheet covers it from here on
        if (place.current) {
          uncoverPage();
          lifted.card?.focus({ preventScroll: true });
        }
        const late = setTimeout(leaveIt, LATE);
        const arrival: Arrival = {
          packet: centred(lifted.lifting.to, screenNow()),
          isSkipped: () => own.isSkipped() || !isHere(),
          skip: own.skip,
          unfold: async (paper, fly) => {
            clearTimeout(late);
            await Promise.all([given, nextFrame()]);
            if (own.isSkipped()) return;
            fly();
            stage.show({ phase: 'unfold', giftId, paper, onUnfolded: own.end });
            // it is where it should be when it has got there, however slow the device is
            await own.pause(pace.unfold + SLOWEST);
          },
          end: leaveIt,
        };
        return { arrival };
      },
    };
  };
  const back = () => (pauses.current?.canSkip() ? skip() : leave());
  return { begin, stage: <StagePlace ref={place} skip={skip} onBack={back} /> };
}
