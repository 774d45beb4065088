import type { Valentine } from '@billet/shared-domain/contract';
import { canAnswer } from '@billet/shared-domain/rules/permissions';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, Chip, GiftArt, GiftIcon, Hero, ReplyIcon, Written } from '@billet/shared-ui';
import { UnsentCard } from '../reply/unsent-card.tsx';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { AnswerCard } from './answer-card.tsx';
import { artOf } from './art.ts';
import { formatDay } from './dates.ts';
import styles from './note.module.css';
import type { NoteModel } from './note-model.ts';
import { SenderCard } from './sender-card.tsx';

/** A note that was opened: the gift and its words, or the question; the answer; then who it is from. */
export function NoteView({ model }: { readonly model: NoteModel }) {
  const text = useText();
  const { locale } = useLanguage();
  const { note } = model;
  return (
    <SheetFrame
      title={text(titleOf(note))}
      subtitle={formatDay(new Date(note.sentAt), locale)}
      hasBack={false}
      footer={
        canAnswer(note) ? (
          <Button size="l" isFullWidth icon={<ReplyIcon />} onClick={model.reply}>
            {text(model.isReplyBegun ? 'inbox-reply-continue' : 'inbox-reply')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.body}>
        {note.type === 'anonymous_message' ? <Question note={note} /> : <Gift note={note} />}
        {note.isTelegramGiftSent && (
          <Chip className={styles.chip} icon={<GiftIcon />}>
            {text('inbox-item-gift-sent')}
          </Chip>
        )}
        {note.type !== 'anonymous_message' && <Words message={note.message} />}
        <AnswerCard model={model} />
        <UnsentCard unsent={model.unsent} />
        <SenderCard model={model} />
        {note.item.type !== 'service' && (
          <Button variant="ghost" className={styles.safety} onClick={model.openSafety}>
            {text('inbox-safety-open')}
          </Button>
        )}
      </div>
    </SheetFrame>
  );
}

function titleOf({ type, item }: Valentine): string {
  if (type === 'anonymous_message') return 'inbox-item-question';
  if (item.type === 'service') return 'inbox-item-club';
  return type === 'super' ? 'inbox-item-super' : 'inbox-item-valentine';
}

interface PartProps {
  readonly note: Valentine;
}

function Gift({ note }: PartProps) {
  const text = useText();
  const gift = artOf(note);
  return (
    <div className={styles.hero}>
      <Hero>
        <GiftArt itemId={gift} size={168} alt={text('inbox-gift', { id: gift })} />
      </Hero>
    </div>
  );
}

/** The words first, with the emotion as a sticker on them. */
function Question({ note }: PartProps) {
  const text = useText();
  const emotion = artOf(note);
  return (
    <figure className={styles.question}>
      <Words message={note.message || text('inbox-item-no-words')} />
      <figcaption className={styles.sticker}>
        <GiftArt itemId={emotion} size={88} alt={text('inbox-gift', { id: emotion })} />
      </figcaption>
    </figure>
  );
}

/** From here on words are set smaller. */
const LONG = 60;

function Words({ message }: { readonly message: string | null }) {
  const text = useText();
  if (!message) return <p className={styles.noWords}>{text('inbox-item-no-words')}</p>;
  return (
    <blockquote className={styles.words} data-long={message.length > LONG || undefined}>
      <Written as="text">{message}</Written>
    </blockquote>
  );
}
