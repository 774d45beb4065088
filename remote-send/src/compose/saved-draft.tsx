import { useText } from '@billet/shared-i18n';
import { Button, Written } from '@billet/shared-ui';
import { useRef } from 'react';
import styles from './saved-draft.module.css';

/** A draft that can be continued. */
export interface SavedDraftModel {
  /** The typed text; empty if only a gift was picked. */
  readonly words: string;
  readonly startOver: () => void;
}

interface WriteActionsProps {
  readonly label: string;
  /** Starts a note, or continues the draft. */
  readonly write: () => void;
  readonly savedDraft: SavedDraftModel | null;
}

/** Write button; with a draft, also the draft's text and a button to discard it. */
export function WriteActions({ label, write, savedDraft }: WriteActionsProps) {
  const text = useText();
  const actions = useRef<HTMLDivElement>(null);
  const startOver = () => {
    // this button is removed with the draft: focus the write button, to which the sheet returns the focus
    actions.current?.querySelector('button')?.focus();
    savedDraft?.startOver();
  };
  return (
    <>
      {savedDraft && <Paper model={savedDraft} />}
      <div ref={actions} className={styles.actions}>
        {/* also continues a draft that was loaded only after the press */}
        <Button size="l" data-does="write" className={styles.write} onClick={write}>
          {savedDraft ? text('send-draft-continue') : label}
        </Button>
        {savedDraft && (
          <Button variant="ghost" size="l" className={styles.startOver} onClick={startOver}>
            {text('send-draft-start-over')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Text of the draft. */
function Paper({ model: { words } }: { readonly model: SavedDraftModel }) {
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
