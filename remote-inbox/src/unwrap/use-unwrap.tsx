import { bridge, isApiError, useLayer } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useReducedMotion } from '@billet/shared-ui';
import { type ReactNode, useRef, useState } from 'react';
import { wrappingOf } from '../item/art.ts';
import { CALM, JOYFUL, makePauses, playUnwrap, type Scene } from './play-unwrap.ts';
import type { UnwrapOutcome } from './unwrap-flow.ts';
import { UnwrapStage } from './unwrap-stage.tsx';

interface Unwrapping {
  readonly start: (valentine: Valentine) => Promise<UnwrapOutcome | null>;
  /** The stage, while something is being opened. */
  readonly stage: ReactNode;
}

interface Playing {
  readonly valentine: Valentine;
  readonly scene: Scene;
}

/** Opens one item at a time; `start` answers null while another is being opened. */
export function useUnwrap(keep: (valentine: Valentine) => void): Unwrapping {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const isCalm = useReducedMotion();
  const pauses = useRef<ReturnType<typeof makePauses> | null>(null);
  const skip = () => pauses.current?.skip();
  useLayer(playing !== null, skip);

  const begin = () => {
    const made = makePauses();
    pauses.current = made;
    return made;
  };
  const start = async (valentine: Valentine) => {
    if (pauses.current) return null;
    const { pause } = begin();
    const { api, messenger } = bridge();
    messenger.haptic({ kind: 'impact', style: 'medium' });
    const outcome = await playUnwrap(
      {
        unwrap: async (id) => (await api.call('unwrapValentine', { params: { id } })).valentine,
        failureOf: (error) => (isApiError(error) ? error.failure : null),
        keep,
        show: (scene) => setPlaying({ valentine, scene }),
        pause,
        cheer: () => messenger.haptic({ kind: 'notification', type: 'success' }),
      },
      valentine.id,
      isCalm ? CALM : JOYFUL,
    );
    pauses.current = null;
    setPlaying(null);
    return outcome;
  };

  const stage = playing && <UnwrapStage wrapping={wrappingOf(playing.valentine)} scene={playing.scene} onSkip={skip} />;
  return { start, stage };
}
