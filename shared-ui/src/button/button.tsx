import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';
import { ignoreClick } from './ignore-click.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'm' | 'l';
  /** An operation is under way: the button keeps its width, name and focus, shows a spinner and cannot be pressed. */
  readonly isBusy?: boolean;
  readonly isFullWidth?: boolean;
  readonly icon?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'm',
  isBusy = false,
  isFullWidth = false,
  icon,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[variant], styles[size], isFullWidth && styles.fullWidth, className)}
      disabled={disabled === true && !isBusy}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignoreClick : onClick}
    >
      <span className={classes(styles.content, isBusy && styles.isHidden)}>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.label}>{children}</span>
      </span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
