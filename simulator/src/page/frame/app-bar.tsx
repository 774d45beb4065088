import { type CSSProperties, useState } from 'react';
import styles from './app-bar.module.css';
import { AppMenu } from './app-menu.tsx';

interface AppBarProps {
  readonly title: string;
  readonly style: CSSProperties;
  readonly hasBack: boolean;
  readonly hasSettings: boolean;
  /** True above a fullscreen app. */
  readonly isFloating: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onSettings: () => void;
  readonly onExitFullscreen: () => void;
}

/** The bar of the client above the app. */
export function AppBar(props: AppBarProps) {
  const { title, style, hasBack, hasSettings, isFloating, onBack, onClose, onReload, onSettings, onExitFullscreen } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const items = [
    { text: 'Reload', action: onReload },
    ...(isFloating ? [{ text: 'Exit full screen', action: onExitFullscreen }] : []),
    ...(hasSettings ? [{ text: 'Settings', action: onSettings }] : []),
  ];
  return (
    <header className={styles.bar} style={style} data-floating={isFloating}>
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
      {isMenuOpen && <AppMenu items={items} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
