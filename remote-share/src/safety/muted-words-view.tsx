import { MUTED_WORD_LENGTH } from '@billet/shared-domain/rules/mute';
import { countCharacters } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Button, CloseIcon, SheetBody, TextField } from '@billet/shared-ui';
import { type FormEvent, useState } from 'react';
import styles from './safety.module.css';
import { addWord, type WordFault } from './words.ts';

export interface MutedWordsViewProps {
  readonly words: readonly string[];
  readonly onWords: (words: readonly string[]) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function MutedWordsView({ words, onWords, onBack, onClose }: MutedWordsViewProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<WordFault | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const result = addWord(words, typed);
    if ('fault' in result) return setFault(result.fault);
    setTyped('');
    onWords(result.words);
  };
  return (
    <SheetBody
      title={text('share-words')}
      subtitle={text('share-words-subtitle')}
      onClose={onClose}
      closeLabel={text('share-menu-close')}
      onBack={onBack}
      backLabel={text('share-back')}
    >
      <div className={styles.body}>
        <form className={styles.form} onSubmit={add}>
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
            error={fault && text(`share-words-${fault.replace('_', '-')}`)}
          />
          <Button type="submit" size="l" isFullWidth>
            {text('share-words-add')}
          </Button>
        </form>
        {words.length === 0 ? (
          <p className={styles.empty}>{text('share-words-empty')}</p>
        ) : (
          <ul className={styles.words} aria-label={text('share-words')}>
            {words.map((word) => (
              <li key={word} className={styles.word}>
                <span dir="auto">{word}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={text('share-words-remove', { word })}
                  onClick={() => onWords(words.filter((each) => each !== word))}
                >
                  <CloseIcon width={16} height={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SheetBody>
  );
}
