import { draftAt, useDraft, useUnsaved } from '@billet/shared-bridge';
import { countCharacters, isBlank } from '@billet/shared-domain/rules/characters';
import { MUTED_WORD_LENGTH } from '@billet/shared-domain/rules/mute';
import { useText } from '@billet/shared-i18n';
import { Button, CloseIcon, TextField, Written } from '@billet/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './safety.module.css';
import { checkWord, type WordFault } from './words.ts';

export interface MutedWordsModel {
  readonly words: readonly string[];
  /** Resolves to whether the word was saved. */
  readonly onMute: (word: string) => Promise<boolean>;
  readonly onUnmute: (word: string) => void;
}

const DRAFT_NAME = 'muted-words/own';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Adds and removes words whose notes are kept out of the inbox. */
export function MutedWordsView({ model: { words, onMute, onUnmute } }: { readonly model: MutedWordsModel }) {
  const text = useText();
  const { value: typed, write: setTyped, startOver } = useDraft(DRAFT_NAME, '', isText);
  useUnsaved(!isBlank(typed));
  const [fault, setFault] = useState<WordFault | null>(null);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const result = checkWord(words, typed);
    if ('fault' in result) return setFault(result.fault);
    startOver();
    // clear the field at once; delete the stored draft only after the word is saved
    const draft = draftAt(DRAFT_NAME, isText);
    draft.keep(result.word);
    const isSaved = await onMute(result.word);
    if (isSaved) draft.endSent(result.word);
    // restore the word unless the user has typed something else since
    if (!isSaved && isBlank(latest.current)) setTyped(result.word);
  };
  return (
    <SheetStep title={text('share-words')} subtitle={text('share-words-subtitle')}>
      <div className={styles.body}>
        <form className={styles.form} onSubmit={(event) => void add(event)}>
          <TextField
            label={text('share-words-label')}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setFault(null);
            }}
            limit={MUTED_WORD_LENGTH}
            counterLabel={text('share-words-counter', { count: countCharacters(typed), limit: MUTED_WORD_LENGTH })}
            rows={1}
            onEnter={(field) => field.form?.requestSubmit()}
            enterHint="done"
            error={fault && text(`share-words-${fault.replace('_', '-')}`)}
          />
          <Button type="submit" size="l" isFullWidth>
            {text('share-words-add')}
          </Button>
        </form>
        <p className={styles.matching}>{text('share-words-matching')}</p>
        {words.length === 0 ? (
          <p className={styles.empty}>{text('share-words-empty')}</p>
        ) : (
          <ul className={styles.words} aria-label={text('share-words')}>
            {words.map((word) => (
              <li key={word} className={styles.word}>
                <Written>{word}</Written>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text('share-words-remove', { word })}
                  onClick={() => onUnmute(word)}
                >
                  <CloseIcon width={16} height={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SheetStep>
  );
}
