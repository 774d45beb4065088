import { useText } from '@billet/shared-i18n';
import { Button, Card, ShareIcon, Toggle, Written } from '@billet/shared-ui';
import styles from './note.module.css';
import type { NoteModel } from './note-model.ts';

interface AnswerCardProps {
  readonly model: Pick<NoteModel, 'note' | 'isVisibilitySaving' | 'setVisibility' | 'shareAnswer'>;
}

/** The user's answer and its visibility. Renders nothing before the note is answered. */
export function AnswerCard({ model: { note, isVisibilitySaving, setVisibility, shareAnswer } }: AnswerCardProps) {
  const text = useText();
  if (note.answer === null) return null;
  return (
    <Card className={styles.answer}>
      <h3 className={styles.caption}>{text('inbox-item-your-answer')}</h3>
      <p className={styles.answerText}>
        <Written as="text">{note.answer}</Written>
      </p>
      <Toggle
        label={text('inbox-visibility')}
        description={text(isVisibilitySaving ? 'inbox-visibility-saving' : note.isPublic ? 'inbox-visibility-on' : 'inbox-visibility-off')}
        isOn={note.isPublic}
        onChange={setVisibility}
      />
      <Button variant="secondary" isFullWidth icon={<ShareIcon />} onClick={shareAnswer}>
        {text('inbox-share-answer')}
      </Button>
    </Card>
  );
}
