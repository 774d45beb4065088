import { canAnswer } from '@billet/shared-domain/rules/permissions';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, GiftArt, ReplyIcon, SheetBody } from '@billet/shared-ui';
import { AnswerCard } from '../item/answer-card.tsx';
import { artOf } from '../item/art.ts';
import { formatDay } from '../item/dates.ts';
import type { ItemViewProps } from '../item/item-view-props.ts';
import { SenderCard } from '../item/sender-card.tsx';
import { isLong } from '../item/words.ts';
import { SafetyButton } from '../safety/safety-button.tsx';
import styles from './question.module.css';

/** An anonymous message that was opened: the words first, with the emotion as a sticker on them. */
export function QuestionView(props: ItemViewProps) {
  const text = useText();
  const { locale } = useLanguage();
  const { valentine } = props;
  const emotion = artOf(valentine);
  const words = valentine.message || text('inbox-item-no-words');
  return (
    <SheetBody
      title={text('inbox-item-question')}
      subtitle={formatDay(new Date(valentine.sentAt), locale)}
      onClose={props.onClose}
      closeLabel={text('inbox-close')}
      footer={
        canAnswer(valentine) ? (
          <Button size="l" isFullWidth icon={<ReplyIcon />} onClick={props.onReply}>
            {text('inbox-reply')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.body}>
        <figure className={styles.note}>
          <blockquote className={styles.words} data-long={isLong(words)} dir="auto">
            {words}
          </blockquote>
          <figcaption className={styles.sticker}>
            <GiftArt itemId={emotion} size={88} alt={text('inbox-gift', { id: emotion })} />
          </figcaption>
        </figure>
        <AnswerCard valentine={valentine} onVisibility={props.onVisibility} onShare={props.onShare} />
        <SenderCard {...props} />
        <SafetyButton valentine={valentine} onPress={props.onSafety} />
      </div>
    </SheetBody>
  );
}
