import type { Valentine } from '@billet/shared-domain/contract';
import { type UnwrapOutcome, type UnwrapPorts, unwrap } from './unwrap-flow.ts';

export type Scene = { readonly phase: 'shake' } | { readonly phase: 'burst' | 'settle'; readonly valentine: Valentine };

export interface PlayPorts extends UnwrapPorts {
  readonly show: (scene: Scene) => void;
  /** Ends early when the person skips. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly cheer: () => void;
}

export interface Pace {
  readonly shake: number;
  readonly burst: number;
  readonly settle: number;
}

/** Milliseconds; below 1.2 s in all when the server answers during the shaking. */
export const JOYFUL: Pace = { shake: 420, burst: 320, settle: 400 };
/** For people who asked for less motion: one fade. */
export const CALM: Pace = { shake: 0, burst: 0, settle: 260 };

/** Opens an item while its wrapping shakes, bursts and lets the gift settle. Never rejects. */
export async function playUnwrap(ports: PlayPorts, id: string, pace: Pace): Promise<UnwrapOutcome> {
  ports.show({ phase: 'shake' });
  const [outcome] = await Promise.all([unwrap(ports, id), ports.pause(pace.shake)]);
  if (outcome.kind !== 'opened') return outcome;
  ports.cheer();
  ports.show({ phase: 'burst', valentine: outcome.valentine });
  await ports.pause(pace.burst);
  ports.show({ phase: 'settle', valentine: outcome.valentine });
  await ports.pause(pace.settle);
  return outcome;
}

/** Pauses that a person can skip, the one under way and all that follow. */
export function makePauses() {
  let isSkipped = false;
  let end = () => {};
  return {
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        if (isSkipped) return resolve();
        const timer = setTimeout(resolve, milliseconds);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    skip: () => {
      isSkipped = true;
      end();
    },
  };
}
