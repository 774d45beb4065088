import { decoration } from '@billet/shared-bridge';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button } from '@billet/shared-ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './story.module.css';
import { STEPS, stepAfterSwipe } from './swipe.ts';

/** Optional: the words below say the same. */
const StoryScreen = decoration(() => import(/* webpackChunkName: "story-screen" */ './story-screen.tsx'));

const steps = Array.from({ length: STEPS }, (_, step) => step);

export interface StoryModel {
  readonly isBusy: boolean;
  readonly onPost: () => void;
}

export interface StoryTutorialProps {
  readonly model: StoryModel;
  readonly firstStep?: number;
}

/** Story tutorial with four swipeable steps; the last one posts the story (SHR-06). */
export function StoryTutorial({ model, firstStep = 0 }: StoryTutorialProps) {
  const { isBusy, onPost } = model;
  const text = useText();
  const { direction } = useLanguage();
  const [step, setStep] = useState(firstStep);
  const isLast = step === STEPS - 1;
  const swipe = useSwipe((dx) => setStep((now) => stepAfterSwipe(now, dx, direction)));
  const press = ({ key }: KeyboardEvent) => {
    const dx = { ArrowLeft: Number.MAX_SAFE_INTEGER, ArrowRight: -Number.MAX_SAFE_INTEGER }[key];
    if (dx !== undefined) setStep((now) => stepAfterSwipe(now, dx, direction));
  };
  const footer = (
    <Button size="l" isFullWidth isBusy={isBusy} onClick={isLast ? onPost : () => setStep(step + 1)}>
      {text(isLast ? 'share-story-messenger-post' : 'share-story-next')}
    </Button>
  );
  return (
    <SheetStep title={text('share-story-messenger-title')} footer={footer}>
      <section className={styles.tutorial} aria-label={text('share-story-steps')} onKeyDown={press} {...swipe}>
        <div key={step} className={styles.step} aria-live="polite">
          <div className={styles.picture}>
            <StoryScreen step={step} />
          </div>
          <p className={styles.count}>{text('share-story-count', { step: step + 1, steps: STEPS })}</p>
          <h3 className={styles.title}>{text(`share-story-messenger-${step + 1}-title`)}</h3>
          <p className={styles.text}>{text(`share-story-messenger-${step + 1}-text`)}</p>
        </div>
        <ol className={styles.dots}>
          {steps.map((each) => (
            <li key={each}>
              <button
                type="button"
                className={styles.dot}
                aria-label={text('share-story-count', { step: each + 1, steps: STEPS })}
                aria-current={each === step ? 'step' : undefined}
                onClick={() => setStep(each)}
              />
            </li>
          ))}
        </ol>
      </section>
    </SheetStep>
  );
}

/** Reports the horizontal distance of a swipe when the finger is lifted. */
function useSwipe(onSwipe: (dx: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== null) onSwipe(event.clientX - start.current);
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
