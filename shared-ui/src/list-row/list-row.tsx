import type { ReactNode } from 'react';
import { ignoreClick } from '../button/ignore-click.ts';
import { classes } from '../classes.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import styles from './list-row.module.css';

interface Look {
  readonly icon?: ReactNode;
  /** The colours of the icon. Defaults to soft. 'danger' also colours the title. */
  readonly tone?: 'soft' | 'accent' | 'success' | 'danger';
  readonly title: ReactNode;
  /** The second line. */
  readonly text?: ReactNode;
  /** At the end: a setting or a count. */
  readonly value?: ReactNode;
}

interface Pressed {
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  /** An operation is under way: the row keeps its focus, shows a spinner and cannot be pressed. */
  readonly isBusy?: boolean;
  readonly href?: undefined;
  readonly control?: undefined;
}

interface Linked {
  readonly href: string;
  readonly onPress?: undefined;
  readonly control?: undefined;
}

interface Plain {
  /** At the end: the interactive control of a row that is not itself interactive. */
  readonly control?: ReactNode;
  readonly onPress?: undefined;
  readonly href?: undefined;
}

export type ListRowProps = Look & (Pressed | Linked | Plain);

/** A row of a list: a button or a link with a chevron, or a plain row. */
export function ListRow(props: ListRowProps) {
  const { tone = 'soft' } = props;
  const inside = <Inside {...props} />;
  if (props.onPress !== undefined) {
    const { onPress, isDisabled = false, isBusy = false } = props;
    return (
      <button
        type="button"
        className={classes(styles.row, styles.isPressable)}
        data-tone={tone}
        disabled={isDisabled && !isBusy}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? ignoreClick : onPress}
      >
        {inside}
      </button>
    );
  }
  if (props.href !== undefined) {
    return (
      <a href={props.href} className={classes(styles.row, styles.isPressable)} data-tone={tone}>
        {inside}
      </a>
    );
  }
  return (
    <div className={classes(styles.row, props.control !== undefined && styles.hasControl)} data-tone={tone}>
      {inside}
    </div>
  );
}

function Inside(props: ListRowProps) {
  const { icon, title, text, value, control } = props;
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {control}
      <End {...props} />
    </>
  );
}

/** The chevron of a button or link, or a spinner. */
function End(props: ListRowProps) {
  if (props.onPress === undefined && props.href === undefined) return null;
  const isBusy = props.onPress !== undefined && props.isBusy === true;
  return isBusy ? <span className={styles.spinner} aria-hidden="true" /> : <ChevronIcon className={styles.chevron} />;
}
