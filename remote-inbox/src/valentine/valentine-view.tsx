import { canAnswer } from '@billet/shared-domain/rules/permissions';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, Chip, GiftArt, GiftIcon, Hero, ReplyIcon, SheetBody } from '@billet/shared-ui';
import { AnswerCard } from '../item/answer-card.tsx';
import { artOf } from '../item/art.ts';
import { formatDay } from '../item/dates.ts';
import type { ItemViewProps } from '../item/item-view-props.ts';
import { SenderCard } from '../item/sender-card.tsx';
import { isLong } from '../item/words.ts';
import { SafetyButton } from '../safety/safety-button.tsx';
import styles from './valentine.module.css';

/** A valentine that was opened: the gift first, then its words, then who it is from. */
export function ValentineView(props: ItemViewProps) {
  const text = useText();
  const { locale } = useLanguage();
  const { valentine } = props;
  const gift = artOf(valentine);
  return (
    <SheetBody
      title={text(titleOf(valentine))}
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
        <div className={styles.hero}>
          <Hero>
            <GiftArt itemId={gift} size={168} alt={text('inbox-gift', { id: gift })} />
          </Hero>
          {valentine.isTelegramGiftSent && <Chip icon={<GiftIcon />}>{text('inbox-item-gift-sent')}</Chip>}
        </div>
        <Words message={valentine.message} />
        <AnswerCard valentine={valentine} onVisibility={props.onVisibility} onShare={props.onShare} />
        <SenderCard {...props} />
        <SafetyButton valentine={valentine} onPress={props.onSafety} />
      </div>
    </SheetBody>
  );
}

function titleOf({ type, item }: ItemViewProps['valentine']): string {
  if (item.type === 'service') return 'inbox-item-club';
  return type === 'super' ? 'inbox-item-super' : 'inbox-item-valentine';
}

function Words({ message }: { readonly message: string | null }) {
  const text = useText();
  if (!message) return <p className={styles.noWords}>{text('inbox-item-no-words')}</p>;
  return (
    <blockquote className={styles.words} data-long={isLong(message)} dir="auto">
      {message}
    </blockquote>
  );
}
