import { useText } from '@billet/shared-i18n';
import { Button, Written } from '@billet/shared-ui';
import { useRef } from 'react';
import styles from './waiting-draft.module.css';

/** Something begun that waits to be gone on with. */
export interface WaitingModel {
  /** The words that were typed; none where only a gift was picked. */
  readonly words: string;
  readonly startOver: () => void;
}

interface WriteWaysProps {
  readonly label: string;
  /** Begins, or goes on with what waits. */
  readonly write: () => void;
  readonly waiting: WaitingModel | null;
}

/** The way to write; over it what was begun, where something was, and beside it the way to throw that away. */
export function WriteWays({ label, write, waiting }: WriteWaysProps) {
  const text = useText();
  const ways = useRef<HTMLDivElement>(null);
  const startOver = () => {
    // this button goes with what it throws away: the sheet gives the focus back to the one that stays
    ways.current?.querySelector('button')?.focus();
    waiting?.startOver();
  };
  return (
    <>
      {waiting && <Paper model={waiting} />}
      <div ref={ways} className={styles.ways}>
        {/* whoever pressed it before a draft was known wants to write: this goes on with it */}
        <Button size="l" data-does="write" className={styles.write} onClick={write}>
          {waiting ? text('send-draft-continue') : label}
        </Button>
        {waiting && (
          <Button variant="ghost" size="l" className={styles.startOver} onClick={startOver}>
            {text('send-draft-start-over')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What waits, in its own words. */
function Paper({ model: { words } }: { readonly model: WaitingModel }) {
  const text = useText();
  return (
    <section className={styles.paper} aria-label={text('send-draft')}>
      <p className={styles.label}>{text('send-draft')}</p>
      {words === '' ? (
        <p className={styles.words}>{text('send-draft-no-words')}</p>
      ) : (
        <p className={styles.words}>
          <Written as="text">{words}</Written>
        </p>
      )}
    </section>
  );
}
