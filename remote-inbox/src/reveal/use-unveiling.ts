import { bridge, useLayer } from '@billet/shared-bridge';
import { useReducedMotion } from '@billet/shared-ui';
import { useEffect, useState } from 'react';

/** Behind the veil; coming out of the blur; there, with the joy about it. */
export type Phase = 'veiled' | 'clearing' | 'clear';

/** Milliseconds: between the beats of a heart, which grow stronger; out of the blur; and how long a photo is waited for, beats and all. */
const BEAT = 260;
export const CLEARING = 1300;
const PHOTO = 2000;
const beats = ['light', 'medium', 'heavy'] as const;

export interface Unveiling {
  readonly phase: Phase;
  /** There was a veil: what has just been learnt is told, and celebrated. */
  readonly isNew: boolean;
  readonly skip: () => void;
}

export interface UnveilingWish {
  readonly isNew: boolean;
  readonly photoUrl: string | null;
  /** Out of sight: nothing is shown to nobody. */
  readonly isWaiting?: boolean;
}

/** How somebody whom the server has disclosed comes out from behind the veil: for less motion, or known before, at once. */
export function useUnveiling({ isNew, photoUrl, isWaiting = false }: UnveilingWish): Unveiling {
  const [phase, setPhase] = useState<Phase>(isNew ? 'veiled' : 'clear');
  const isStill = useReducedMotion();
  const skip = () => setPhase('clear');
  useEffect(() => {
    if (isWaiting) return;
    const { messenger } = bridge();
    if (phase === 'clear') return messenger.haptic({ kind: 'notification', type: 'success' });
    if (isStill) return setPhase('clear');
    if (phase === 'clearing') return laterOn(CLEARING, () => setPhase('clear'));
    const stops = beats.map((style, index) => laterOn(index * BEAT, () => messenger.haptic({ kind: 'impact', style })));
    let isHere = true;
    void Promise.all([photoIn(photoUrl), pause(beats.length * BEAT)]).then(() => isHere && setPhase('clearing'));
    return () => {
      isHere = false;
      for (const stop of stops) stop();
    };
  }, [phase, isStill, isWaiting, photoUrl]);
  // what hasn't begun is in nobody's way
  useLayer(phase !== 'clear' && !isWaiting, skip);
  return { phase, isNew, skip };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function laterOn(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/** A photo that came half-way through would break the motion; one that doesn't come is left to the two letters. */
function photoIn(url: string | null): Promise<void> {
  if (!url) return Promise.resolve();
  const image = new Image();
  const settled = new Promise<void>((resolve) => {
    image.onload = () => resolve();
    image.onerror = () => resolve();
  });
  image.src = url;
  return Promise.race([settled, pause(PHOTO)]);
}
