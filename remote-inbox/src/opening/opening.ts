import { bridge, isApiError } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';

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

export type Scene = { readonly phase: 'shake' } | { readonly phase: 'burst' | 'settle'; readonly note: Valentine };

/** Milliseconds. */
export interface Pace {
  readonly shake: number;
  readonly burst: number;
  readonly settle: number;
}

/** Below 1.2 s in all when the server answers during the shaking. */
export const JOYFUL: Pace = { shake: 420, burst: 320, settle: 400 };
/** For people who asked for less motion: one fade. */
export const CALM: Pace = { shake: 0, burst: 0, settle: 260 };

export interface Stage {
  readonly show: (scene: Scene) => void;
  /** Ends early when the person skips. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly cheer: () => void;
}

/** Plays an opening: the wrapping shakes, bursts once the note is there, and the gift settles. */
export async function playOpening(opening: Promise<OpeningOutcome>, stage: Stage, pace: Pace): Promise<OpeningOutcome> {
  stage.show({ phase: 'shake' });
  const [outcome] = await Promise.all([opening, stage.pause(pace.shake)]);
  if (outcome.kind !== 'opened') return outcome;
  stage.cheer();
  stage.show({ phase: 'burst', note: outcome.note });
  await stage.pause(pace.burst);
  stage.show({ phase: 'settle', note: outcome.note });
  await stage.pause(pace.settle);
  return outcome;
}

/** Pauses that a person can skip, the one under way and all that follow. */
export function makePauses() {
  let isSkipped = false;
  let isPausing = false;
  let end = () => {};
  return {
    isPausing: () => isPausing,
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        if (isSkipped) return resolve();
        const timer = setTimeout(() => end(), milliseconds);
        isPausing = true;
        end = () => {
          clearTimeout(timer);
          isPausing = false;
          resolve();
        };
      }),
    skip: () => {
      isSkipped = true;
      end();
    },
  };
}
