import { countCharacters } from '@billet/shared-domain/rules/characters';
import { writtenDirection } from '@billet/shared-domain/rules/direction';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { digits } from '../figures/digits.ts';
import { Figures } from '../figures/figures.tsx';
import { roomLeft } from './limit.ts';
import styles from './text-field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** The language of what stands there, where it is known and may be another than the page's. */
  readonly lang?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Told of Enter without shift, which then begins no line. Without it every Enter does. */
  readonly onEnter?: ((field: HTMLTextAreaElement) => void) | undefined;
  /** What a phone's keyboard writes on its Enter. */
  readonly enterHint?: 'done' | 'next' | 'send' | undefined;
  /** Characters as a person counts them. More may be typed or pasted: the counter warns, the caller refuses. */
  readonly limit: number;
  /** The counter in words, for assistive technology. */
  readonly counterLabel: string;
  readonly placeholder?: string | undefined;
  readonly rows?: number;
  /** What stands there is being sent: it keeps the focus and takes no letter. */
  readonly isReadOnly?: boolean;
  readonly error?: string | null | undefined;
  /** What helps to write, in the counter's line. */
  readonly help?: ReactNode;
  readonly className?: string | undefined;
}

/** Text of some lines with a counter. What is typed runs its own way, whatever the page's; an empty field the page's. */
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
        <span id={`${id}-count`} className={styles.count} data-room={roomLeft(count, limit)}>
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

/** What a key tells that an input method has taken; WebKit has ended the composing before it tells of the last one. */
const TAKEN = 229;

/** Enter that picks a suggestion of an input method finishes nothing. */
function finishOnEnter(event: KeyboardEvent<HTMLTextAreaElement>, onEnter: (field: HTMLTextAreaElement) => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === TAKEN) return;
  event.preventDefault();
  onEnter(event.currentTarget);
}
