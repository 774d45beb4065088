import { type CSSProperties, useState } from 'react';
import { isDark } from '../parts/color.ts';
import styles from './app-bar.module.css';

interface AppBarProps {
  readonly title: string;
  readonly color: string;
  readonly hasBack: boolean;
  readonly hasSettings: boolean;
  /** Floating over an app that has the whole screen, below what the device covers (pixels). */
  readonly floatsBelow: number | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onSettings: () => void;
  readonly onExitFullscreen: () => void;
}

/** The client's bar above the app, in the colour that the app asked for. */
export function AppBar(props: AppBarProps) {
  const { title, color, hasBack, hasSettings, floatsBelow, onBack, onClose, onReload, onSettings, onExitFullscreen } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const choose = (action: () => void) => () => {
    setMenuOpen(false);
    action();
  };
  const isFloating = floatsBelow !== null;
  const look: CSSProperties = isFloating
    ? { insetBlockStart: floatsBelow }
    : { background: color, color: isDark(color) ? '#ffffff' : '#101010' };

  return (
    <header className={styles.bar} style={look} data-floating={isFloating}>
      <div className={styles.side}>
        {hasBack && (
          <button type="button" aria-label="Back" onClick={onBack}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 5l-7 7 7 7" />
            </svg>
          </button>
        )}
      </div>
      <h3>
        {!isFloating && title}
        {!isFloating && <small>mini app</small>}
      </h3>
      <div className={styles.side}>
        <button type="button" aria-label="More" aria-haspopup="menu" aria-expanded={isMenuOpen} onClick={() => setMenuOpen(!isMenuOpen)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth="3.4" />
          </svg>
        </button>
        <button type="button" aria-label="Close" onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      {isMenuOpen && (
        <div role="menu" className={styles.menu}>
          <button type="button" role="menuitem" onClick={choose(onReload)}>
            Reload
          </button>
          {isFloating && (
            <button type="button" role="menuitem" onClick={choose(onExitFullscreen)}>
              Exit full screen
            </button>
          )}
          {hasSettings && (
            <button type="button" role="menuitem" onClick={choose(onSettings)}>
              Settings
            </button>
          )}
        </div>
      )}
    </header>
  );
}
