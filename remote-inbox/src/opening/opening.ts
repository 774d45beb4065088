import { bridge, type HapticSignal, isApiError } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { UNFOLDING } from './arrival.ts';
import type { Place } from './place.ts';

export type OpeningOutcome =
  | { readonly kind: 'opened'; readonly note: Valentine }
  /** The server's clock says it is too early. */
  | { readonly kind: 'closed'; readonly opensAt: Date }
  | { readonly kind: 'failed'; readonly thrown: unknown };

/** Opens a received note; one that is open already comes as it is. Never rejects. */
export async function openNote(id: string): Promise<OpeningOutcome> {
  try {
    const { valentine } = await bridge().api.call('unwrapValentine', { params: { id }, deadline: 'screen' });
    return { kind: 'opened', note: valentine };
  } catch (thrown) {
    const opensAt = opensAtOf(thrown);
    return opensAt === undefined ? { kind: 'failed', thrown } : { kind: 'closed', opensAt: new Date(opensAt) };
  }
}

function opensAtOf(thrown: unknown): string | undefined {
  if (!isApiError(thrown) || thrown.failure.kind !== 'answer') return undefined;
  return thrown.failure.code === 'not_open_yet' ? thrown.failure.opensAt : undefined;
}

/** The wrapping is lifted and trembles; its seal gives; the paper unfolds; or it goes back to its place, unopened. */
export type Scene =
  | { readonly phase: 'rise' | 'back' }
  | { readonly phase: 'give'; readonly giftId: string }
  | { readonly phase: 'unfold'; readonly giftId: string; readonly paper: Place; readonly onUnfolded: () => void };

/** Milliseconds. */
export interface Pace {
  /** Until the seal gives, of a card that was tapped. */
  readonly rise: number;
  /** In which the sheet comes to stand, bare, and the letter in it. */
  readonly give: number;
  readonly unfold: number;
  /** From the stage back into the list. */
  readonly back: number;
}

/** Below 1.2 s until the letter lies there when the server answers during the trembling. */
export const JOYFUL: Pace = { rise: 580, give: 140, unfold: UNFOLDING, back: 220 };
/** For people who asked for less motion: the letter at once. */
export const CALM: Pace = { rise: 0, give: 0, unfold: 0, back: 0 };

type Beat = Extract<HapticSignal, { kind: 'impact' }>['style'];
const beats: readonly Beat[] = ['light', 'medium', 'heavy'];

export interface Stage {
  readonly show: (scene: Scene) => void;
  /** Ends early when the person skips, and says so. */
  readonly pause: (milliseconds: number) => Promise<boolean>;
  readonly beat: (style: Beat) => void;
  readonly cheer: () => void;
}

/** The wrapping trembles more and more, and so does the hand that holds it. */
export async function tremble({ beat, pause }: Pick<Stage, 'beat' | 'pause'>, length: number): Promise<void> {
  let isOver = length === 0;
  for (const style of beats) {
    if (isOver) return;
    beat(style);
    isOver = await pause(length / beats.length);
  }
}

/** Plays an opening until the seal gives: it waits for the note while the wrapping trembles. */
export async function playOpening(
  opening: Promise<OpeningOutcome>,
  stage: Pick<Stage, 'beat' | 'pause' | 'cheer'>,
  { rise }: Pick<Pace, 'rise'>,
): Promise<OpeningOutcome> {
  const [outcome] = await Promise.all([opening, tremble(stage, rise)]);
  if (outcome.kind === 'opened') stage.cheer();
  return outcome;
}

/** Pauses that a person can skip, the one under way and all that follow. */
export function makePauses() {
  let isSkipped = false;
  let isPausing = false;
  let end = () => {};
  return {
    isPausing: () => isPausing,
    isSkipped: () => isSkipped,
    pause: (milliseconds: number) =>
      new Promise<boolean>((resolve) => {
        if (isSkipped || milliseconds === 0) return resolve(isSkipped);
        const timer = setTimeout(() => end(), milliseconds);
        isPausing = true;
        end = () => {
          clearTimeout(timer);
          isPausing = false;
          resolve(isSkipped);
        };
      }),
    /** What was waited for is there. */
    end: () => end(),
    skip: () => {
      isSkipped = true;
      end();
    },
  };
}
