import { bridge, type HapticSignal, isApiError } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { UNFOLDING } from './arrival.ts';
import type { Rect } from './rect.ts';

export type OpeningOutcome =
  | { readonly kind: 'opened'; readonly note: Valentine }
  /** The server's clock says that it is too early. */
  | { readonly kind: 'closed'; readonly opensAt: Date }
  | { readonly kind: 'failed'; readonly thrown: unknown };

/** Opens a received note; an already opened note is returned as it is. Never rejects. */
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

/** Phases: the wrapping is lifted and trembles; its seal breaks; the paper unfolds; or it returns unopened. */
export type Scene =
  | { readonly phase: 'rise' | 'back' }
  | { readonly phase: 'unseal'; readonly giftId: string }
  | { readonly phase: 'unfold'; readonly giftId: string; readonly paper: Rect; readonly onUnfolded: () => void };

/** Durations in milliseconds. */
export interface Durations {
  /** Until the seal of a tapped card breaks. */
  readonly rise: number;
  /** Mounting the empty sheet and the letter in it. */
  readonly unseal: number;
  readonly unfold: number;
  /** From the stage back into the list. */
  readonly back: number;
}

/** Shows the letter in less than 1.2 s if the server answers during the trembling. */
export const FULL_DURATIONS: Durations = { rise: 580, unseal: 140, unfold: UNFOLDING, back: 220 };
/** For reduced motion: shows the letter at once. */
export const REDUCED_MOTION_DURATIONS: Durations = { rise: 0, unseal: 0, unfold: 0, back: 0 };

type ImpactStyle = Extract<HapticSignal, { kind: 'impact' }>['style'];
const impactStyles: readonly ImpactStyle[] = ['light', 'medium', 'heavy'];

export interface Stage {
  readonly show: (scene: Scene) => void;
  /** Resolves after the pause, or early with true when the user skips. */
  readonly pause: (milliseconds: number) => Promise<boolean>;
  readonly playImpact: (style: ImpactStyle) => void;
  readonly playSuccess: () => void;
}

/** Plays increasing haptics while the wrapping trembles. */
export async function tremble({ playImpact, pause }: Pick<Stage, 'playImpact' | 'pause'>, length: number): Promise<void> {
  let isOver = length === 0;
  for (const style of impactStyles) {
    if (isOver) return;
    playImpact(style);
    isOver = await pause(length / impactStyles.length);
  }
}

/** Plays an opening until the seal breaks. Loads the note during the trembling. */
export async function playOpening(
  opening: Promise<OpeningOutcome>,
  stage: Pick<Stage, 'playImpact' | 'pause' | 'playSuccess'>,
  { rise }: Pick<Durations, 'rise'>,
): Promise<OpeningOutcome> {
  const [outcome] = await Promise.all([opening, tremble(stage, rise)]);
  if (outcome.kind === 'opened') stage.playSuccess();
  return outcome;
}

/** Creates pauses that the user can skip: a skip ends the current pause and all later ones. */
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
    /** Ends the current pause because its condition is met. */
    end: () => end(),
    skip: () => {
      isSkipped = true;
      end();
    },
  };
}
