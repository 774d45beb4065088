import { useLayer } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { wrappingOf } from '../note/art.ts';
import type { Scene } from './opening.ts';
import { OpeningStage } from './opening-stage.tsx';
import { centred, type Lifting, type Rect, screenNow } from './rect.ts';
import { useGreeting } from './use-greeting.ts';

interface StageState {
  readonly note: Valentine;
  readonly lifting: Lifting;
  readonly scene: Scene;
}

export interface StageHandle {
  readonly show: (state: StageState | null) => void;
  readonly greet: () => void;
}

interface StageContainerProps {
  readonly ref: Ref<StageHandle>;
  readonly skip: () => void;
  readonly onBack: () => void;
}

/** Container of the stage. It keeps the scene in its own state so that the page below does not render for each scene. */
export function StageContainer({ ref, skip, onBack }: StageContainerProps) {
  const [state, show] = useState<StageState | null>(null);
  const { words, greet } = useGreeting();
  useImperativeHandle(ref, () => ({ show, greet }));
  const screen = useResizedScreen(state !== null);
  useLayer(state !== null, onBack);
  if (!state) return null;
  const { note, lifting, scene } = state;
  return (
    <OpeningStage
      model={{
        wrapping: wrappingOf(note),
        seal: note.type === 'anonymous_message' ? 'mask' : 'heart',
        isSuper: note.type === 'super',
        lifting: screen ? { ...lifting, to: centred(lifting.to, screen) } : lifting,
        scene,
        greeting: words,
        skip,
      }}
    />
  );
}

/** Screen size after a rotation or resize; null before. Reading it earlier would force a layout. */
function useResizedScreen(isActive: boolean): Pick<Rect, 'width' | 'height'> | null {
  const [screen, setScreen] = useState<Pick<Rect, 'width' | 'height'> | null>(null);
  useEffect(() => {
    if (!isActive) return;
    const handleResize = () => setScreen(screenNow());
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('resize', handleResize);
      setScreen(null);
    };
  }, [isActive]);
  return screen;
}
