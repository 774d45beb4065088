import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { classes } from '../classes.ts';
import styles from './tab-bar.module.css';

interface TabContent {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
  readonly isActive: boolean;
}

/** NAV-03: a tab links to a hash path or calls a handler. */
export type Tab = TabContent &
  ({ readonly path: string; readonly onPress?: () => void } | { readonly path?: undefined; readonly onPress: () => void });

export interface TabBarProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Defaults to the mode of the page. */
  readonly theme?: 'valentine' | 'anonymous' | undefined;
  readonly className?: string | undefined;
}

/** A floating bar at the bottom of the window. Pages reserve `--tab-bar-height` + `--safe-bottom`. */
export function TabBar({ label, tabs, theme, className }: TabBarProps) {
  return (
    <nav aria-label={label} data-mode={theme} className={classes(styles.bar, className)}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id} className={styles.item}>
            {tab.path === undefined ? (
              <button type="button" className={styles.tab} aria-pressed={tab.isActive} onClick={tab.onPress}>
                {insideOf(tab)}
              </button>
            ) : (
              <a className={styles.tab} href={`#${tab.path}`} aria-current={tab.isActive ? 'page' : undefined} onClick={tab.onPress}>
                {insideOf(tab)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function insideOf({ icon, label, badge }: TabContent): ReactNode {
  return (
    <>
      <span className={styles.icon}>
        {icon}
        {badge !== undefined && <Badge className={styles.badge ?? ''} {...badge} />}
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
