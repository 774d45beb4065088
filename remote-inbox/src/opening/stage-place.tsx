import { useLayer } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { wrappingOf } from '../note/art.ts';
import type { Scene } from './opening.ts';
import { OpeningStage } from './opening-stage.tsx';
import { centred, type Lifting, type Rect, screenNow } from './rect.ts';
import { useGreeting } from './use-greeting.ts';

interface Playing {
  readonly note: Valentine;
  readonly lifting: Lifting;
  readonly scene: Scene;
}

export interface StageHandle {
  readonly show: (playing: Playing | null) => void;
  readonly greet: () => void;
}

interface StagePlaceProps {
  readonly ref: Ref<StageHandle>;
  readonly skip: () => void;
  readonly onBack: () => void;
}

/** Container of the stage. It keeps the scene in its own state so that the page below does not render for each scene. */
export function StagePlace({ ref, skip, onBack }: StagePlaceProps) {
  const [playing, show] = useState<Playing | null>(null);
  const { words, greet } = useGreeting();
  useImperativeHandle(ref, () => ({ show, greet }));
  const turned = useTurned(playing !== null);
  useLayer(playing !== null, onBack);
  if (!playing) return null;
  const { note, lifting, scene } = playing;
  return (
    <OpeningStage
      model={{
        wrapping: wrappingOf(note),
        seal: note.type === 'anonymous_message' ? 'mask' : 'heart',
        isSuper: note.type === 'super',
        lifting: turned ? { ...lifting, to: centred(lifting.to, turned) } : lifting,
        scene,
        greeting: words,
        skip,
      }}
    />
  );
}

/** Screen size after a rotation or resize; null before. Reading it earlier would force a layout. */
function useTurned(isActive: boolean): Pick<Rect, 'width' | 'height'> | null {
  const [screen, setScreen] = useState<Pick<Rect, 'width' | 'height'> | null>(null);
  useEffect(() => {
    if (!isActive) return;
    const turn = () => setScreen(screenNow());
    window.addEventListener('resize', turn);
    return () => {
      window.removeEventListener('resize', turn);
      setScreen(null);
    };
  }, [isActive]);
  return screen;
}
