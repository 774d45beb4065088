import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button } from '@billet/shared-ui';
import styles from './waiting-draft.module.css';

/** Something begun that waits to be gone on with. */
export interface WaitingModel {
  readonly mode: Mode;
  /** The words that were typed; none where only a gift was picked. */
  readonly words: string;
  readonly goOn: () => void;
  readonly startOver: () => void;
}

/** What was begun, in its own words, and the two ways on. */
export function WaitingDraft({ model: { mode, words, goOn, startOver } }: { readonly model: WaitingModel }) {
  const text = useText();
  return (
    <section className={styles.draft} aria-label={text('send-draft')}>
      <div className={styles.paper}>
        <p className={styles.label}>{text('send-draft')}</p>
        {words === '' ? (
          <p className={styles.words}>{text(mode === 'valentine' ? 'send-draft-no-words' : 'send-draft')}</p>
        ) : (
          <p className={styles.words} dir="auto">
            {words}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        <Button size="l" className={styles.goOn} onClick={goOn}>
          {text('send-draft-continue')}
        </Button>
        <Button variant="ghost" size="l" className={styles.startOver} onClick={startOver}>
          {text('send-draft-start-over')}
        </Button>
      </div>
    </section>
  );
}
