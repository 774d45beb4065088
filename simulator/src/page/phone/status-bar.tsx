import type { CSSProperties } from 'react';
import type { Network } from '../../world/types.ts';
import { clockTime } from '../chat/chats.ts';
import styles from './status-bar.module.css';
import { useMinute } from './use-minute.ts';

interface StatusBarProps {
  readonly network: Network;
  /** The colours of the bar below. Defaults to those of the messenger. */
  readonly style?: CSSProperties;
  /** Above a fullscreen app: icons only. */
  readonly isFloating?: boolean;
}

const bars: Readonly<Record<Network, number>> = { normal: 4, slow: 1, offline: 0 };

/** The status bar of the phone: the time and the network. The caption has the network in words. */
export function StatusBar({ network, style, isFloating = false }: StatusBarProps) {
  const now = useMinute();
  return (
    <div className={styles.bar} style={style} data-floating={isFloating} aria-hidden="true">
      <span>{clockTime(now / 1000)}</span>
      <i />
      <svg viewBox="0 0 56 16" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect key={bar} x={bar * 5} y={10 - bar * 3} width="3.4" height={4 + bar * 3} rx="1.2" opacity={bar < bars[network] ? 1 : 0.3} />
        ))}
        {network === 'offline' && <path d="M1 1l17 14" />}
        <rect x="28" y="2.5" width="23" height="11" rx="3.6" className={styles.outline} />
        <rect x="30" y="4.5" width="16" height="7" rx="2" />
        <path d="M53 6.5v3" />
      </svg>
    </div>
  );
}
