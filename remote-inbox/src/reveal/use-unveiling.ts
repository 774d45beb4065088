import { bridge, useLayer } from '@billet/shared-bridge';
import { useReducedMotion } from '@billet/shared-ui';
import { useEffect, useState } from 'react';

/** Phases: hidden by the veil; blur fading; shown with the celebration. */
export type Phase = 'veiled' | 'clearing' | 'clear';

/** Milliseconds: between the beats, which grow stronger; of the fading blur; maximum wait for a photo, including the beats. */
const BEAT = 260;
export const CLEARING = 1300;
const PHOTO = 2000;
const beats = ['light', 'medium', 'heavy'] as const;

export interface Unveiling {
  readonly phase: Phase;
  /** Starts with a veil: the name is announced and celebrated. */
  readonly isNew: boolean;
  readonly skip: () => void;
}

export interface UnveilingOptions {
  readonly isNew: boolean;
  readonly photoUrl: string | null;
  /** True while out of sight: the animation has not started. */
  readonly isWaiting?: boolean;
}

/** Unveils a sender whom the server has disclosed. With reduced motion, or if known before, the sender is shown at once. */
export function useUnveiling({ isNew, photoUrl, isWaiting = false }: UnveilingOptions): Unveiling {
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
    let isMounted = true;
    void Promise.all([photoIn(photoUrl), pause(beats.length * BEAT)]).then(() => isMounted && setPhase('clearing'));
    return () => {
      isMounted = false;
      for (const stop of stops) stop();
    };
  }, [phase, isStill, isWaiting, photoUrl]);
  // before the animation starts, back must not be intercepted
  useLayer(phase !== 'clear' && !isWaiting, skip);
  return { phase, isNew, skip };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function laterOn(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

/**
 * Waits for the photo: loading it during the animation would interrupt the motion. A photo that fails to load is replaced by
 * initials.
 */
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
