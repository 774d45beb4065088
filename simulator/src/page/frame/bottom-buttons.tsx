import type { CSSProperties } from 'react';
import { colorOf } from '../../protocol/appearance.ts';
import type { BottomButton, FrameState } from '../../protocol/frame.ts';
import styles from './bottom-buttons.module.css';

interface BottomButtonsProps {
  readonly state: FrameState;
  readonly onPress: (button: 'main' | 'secondary') => void;
}

const directions = { left: 'row-reverse', right: 'row', top: 'column-reverse', bottom: 'column' } as const;

/** The main and the secondary button, once the app has set them up. */
export function BottomButtons({ state, onPress }: BottomButtonsProps) {
  const { mainButton, secondaryButton } = state;
  if (!mainButton.isVisible && !secondaryButton.isVisible) return null;
  const style: CSSProperties = { background: colorOf(state, state.bottomBarColor), flexDirection: directions[secondaryButton.position] };
  const view = (kind: 'main' | 'secondary', button: BottomButton) =>
    button.isVisible && (
      <button
        type="button"
        disabled={!button.isActive}
        aria-busy={button.isBusy}
        style={{ background: button.color, color: button.textColor }}
        onClick={() => onPress(kind)}
      >
        {button.text}
      </button>
    );

  return (
    <div className={styles.bar} style={style}>
      {view('main', mainButton)}
      {view('secondary', secondaryButton)}
    </div>
  );
}
