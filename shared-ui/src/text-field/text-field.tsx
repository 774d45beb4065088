import { countCharacters } from '@billet/shared-domain/rules/characters';
import { writtenDirection } from '@billet/shared-domain/rules/direction';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { digits } from '../figures/digits.ts';
import { Figures } from '../figures/figures.tsx';
import { counterState } from './limit.ts';
import styles from './text-field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** The language of the value, if it is known and may differ from the page. */
  readonly lang?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Called for Enter without shift, which then adds no line. Without it every Enter adds one. */
  readonly onEnter?: ((field: HTMLTextAreaElement) => void) | undefined;
  /** The label of Enter on a virtual keyboard. */
  readonly enterHint?: 'done' | 'next' | 'send' | undefined;
  /** User-perceived characters. Longer input is possible: the counter warns, and the caller rejects it. */
  readonly limit: number;
  /** The accessible counter in words. */
  readonly counterLabel: string;
  readonly placeholder?: string | undefined;
  readonly rows?: number;
  /** The value is being sent: the field keeps the focus and rejects input. */
  readonly isReadOnly?: boolean;
  readonly error?: string | null | undefined;
  /** A hint in the line of the counter. */
  readonly help?: ReactNode;
  readonly className?: string | undefined;
}

/** A multi-line field with a counter. Its direction follows its value, or the page if it is empty. */
export function TextField({
  label,
  value,
  lang,
  onChange,
  onEnter,
  enterHint,
  limit,
  counterLabel,
  placeholder,
  rows = 3,
  isReadOnly = false,
  error,
  help,
  className,
}: TextFieldProps) {
  const id = useId();
  const count = countCharacters(value);
  const hasError = typeof error === 'string' && error !== '';
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        lang={lang}
        dir={writtenDirection(value)}
        value={value}
        rows={rows}
        placeholder={placeholder}
        readOnly={isReadOnly}
        enterKeyHint={enterHint}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onEnter && ((event) => finishOnEnter(event, isReadOnly ? nothing : onEnter))}
        aria-invalid={hasError || count > limit || undefined}
        aria-describedby={hasError ? `${id}-error ${id}-count` : `${id}-count`}
      />
      <div className={styles.foot}>
        <span id={`${id}-error`} className={styles.error} role="alert">
          {hasError ? error : null}
        </span>
        {help}
        <span id={`${id}-count`} className={styles.count} data-room={counterState(count, limit)}>
          <span aria-hidden="true">
            <Figures>
              {digits(count)}/{digits(limit)}
            </Figures>
          </span>
          <span className={styles.unseen}>{counterLabel}</span>
        </span>
      </div>
    </div>
  );
}

const nothing = () => undefined;

/** The key code of an event that an input method handles. WebKit ends the composition before its last key event. */
const TAKEN = 229;

/** Ignores Enter that picks a suggestion of an input method. */
function finishOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, onEnter: (field: HTMLTextAreaElement) => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === TAKEN) return;
  event.preventDefault();
  onEnter(event.currentTarget);
}
