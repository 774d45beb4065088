import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, Card, StoryIcon, Toggle } from '@billet/shared-ui';
import styles from './item.module.css';

interface AnswerCardProps {
  readonly valentine: Pick<Valentine, 'answer' | 'isPublic'>;
  readonly onVisibility: (isPublic: boolean) => void;
  readonly onShare: () => void;
}

/** The person's answer and who may see it. Nothing before there is an answer. */
export function AnswerCard({ valentine, onVisibility, onShare }: AnswerCardProps) {
  const text = useText();
  if (valentine.answer === null) return null;
  return (
    <Card className={styles.answer}>
      <h3 className={styles.caption}>{text('inbox-item-your-answer')}</h3>
      <p className={styles.answerText} dir="auto">
        {valentine.answer}
      </p>
      <Toggle
        label={text('inbox-visibility')}
        description={text(valentine.isPublic ? 'inbox-visibility-on' : 'inbox-visibility-off')}
        isOn={valentine.isPublic}
        onChange={onVisibility}
      />
      <Button variant="secondary" isFullWidth icon={<StoryIcon />} onClick={onShare}>
        {text('inbox-share-answer')}
      </Button>
    </Card>
  );
}
