import { useId } from 'react';
import styles from './dialogs.module.css';
import { useModal } from './use-modal.ts';

export interface AlertButton {
  readonly id: string | null;
  readonly text: string;
  readonly type?: string;
}

interface AlertProps {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly AlertButton[];
  readonly onAnswer: (answer: string | null) => void;
}

/** A question in the middle of the phone. A press outside dismisses it. */
export function Alert({ title, text, buttons, onAnswer }: AlertProps) {
  const id = useId();
  const modal = useModal(() => onAnswer(null));
  return (
    <div className={styles.middle}>
      <button type="button" className={styles.backdrop} aria-label="Dismiss" tabIndex={-1} onClick={() => onAnswer(null)} />
      <div
        {...modal}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={styles.alert}
      >
        <h3 id={`${id}-title`}>{title || text}</h3>
        <p id={`${id}-text`}>{title ? text : ''}</p>
        <div className={styles.answers}>
          {buttons.map((button) => (
            <button key={`${button.id} ${button.text}`} type="button" data-type={button.type} onClick={() => onAnswer(button.id)}>
              {button.text}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
