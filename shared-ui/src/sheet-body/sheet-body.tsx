import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BackIcon, CloseIcon } from '../icons/icons.tsx';
import styles from './sheet-body.module.css';
import { useScrollStop } from './use-scroll-stop.ts';

export interface SheetBodyProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** Requires `backLabel`. One step back within the sheet. */
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** An extra action, if there is no step back. */
  readonly extra?: ReactNode;
  /** Fixed at the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The content of a sheet: grabber, header, scrolling part, footer. The sheet renders the surface. */
export function SheetBody({ title, subtitle, onClose, closeLabel, onBack, backLabel, extra, footer, children, className }: SheetBodyProps) {
  const content = useScrollStop<HTMLDivElement>();
  return (
    <section className={classes(styles.body, className)}>
      <span className={styles.grabber} aria-hidden="true" />
      <header className={styles.header}>
        {onBack !== undefined && backLabel !== undefined ? (
          <IconButton label={backLabel} icon={<BackIcon />} onClick={onBack} />
        ) : (
          (extra ?? <span className={styles.gap} />)
        )}
        <div className={styles.titles}>
          <h2 className={styles.title}>{title}</h2>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div ref={content} className={styles.content}>
        {children}
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
