import { decoration } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { canAnswer } from '@billet/shared-domain/rules/permissions';
import { tierOfGift } from '@billet/shared-domain/rules/tier';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, Chip, GiftIcon, IconButton, Letter, LetterWords, MoreIcon, ReplyIcon } from '@billet/shared-ui';
import { UnsentCard } from '../reply/unsent-card.tsx';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { AnswerCard } from './answer-card.tsx';
import { artOf } from './art.ts';
import { formatDay } from './dates.ts';
import styles from './note.module.css';
import type { NoteModel } from './note-model.ts';
import { SenderCard } from './sender-card.tsx';
import { type ArrivalModel, useArrival } from './use-arrival.ts';

/** Celebrates special letters. Optional: the letter is shown even if this chunk fails to load. */
const RevealConfetti = decoration(() => import(/* webpackChunkName: "confetti" */ '../reveal/reveal-confetti.tsx'));

/** Detail of an opened note: the gift with its message, or the question; the answer; the sender. */
export function NoteView({ model }: { readonly model: NoteModel }) {
  const text = useText();
  const { locale } = useLanguage();
  const { note } = model;
  const { letter, writing, hasArrived } = useArrival(model.arrival);
  return (
    <SheetFrame
      title={text(titleOf(note))}
      subtitle={formatDay(new Date(note.sentAt), locale)}
      hasBack={false}
      extra={
        note.item.type !== 'service' && <IconButton label={text('inbox-safety-open')} icon={<MoreIcon />} onClick={model.openSafety} />
      }
      footer={
        canAnswer(note) ? (
          <Button size="l" isFullWidth icon={<ReplyIcon />} onClick={model.reply}>
            {text(model.hasReplyDraft ? 'inbox-reply-continue' : 'inbox-reply')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.body}>
        <div ref={letter}>
          <NoteLetter note={note} writing={writing} />
        </div>
        {hasArrived && isFestive(note) && <RevealConfetti />}
        <AnswerCard model={model} />
        <UnsentCard unsent={model.unsent} />
        <SenderCard model={model} isWaiting={writing !== undefined} />
      </div>
    </SheetFrame>
  );
}

const isFestive = ({ type, item }: Valentine): boolean => type === 'super' || tierOfGift(item.id) === 'light';

function titleOf({ type, item }: Valentine): string {
  if (type === 'anonymous_message') return 'inbox-item-question';
  if (item.type === 'service') return 'inbox-item-club';
  return type === 'super' ? 'inbox-item-super' : 'inbox-item-valentine';
}

function NoteLetter({ note, writing }: { readonly note: Valentine; readonly writing: ArrivalModel['writing'] }) {
  const text = useText();
  const art = artOf(note);
  const sentAsGift = note.isTelegramGiftSent && (
    <Chip className={styles.chip} icon={<GiftIcon />}>
      {text('inbox-item-gift-sent')}
    </Chip>
  );
  return (
    <Letter
      kind={note.type === 'anonymous_message' ? 'question' : 'valentine'}
      artId={art}
      artLabel={text('inbox-gift', { id: art })}
      tier={tierOfGift(art)}
      mark={sentAsGift}
    >
      <LetterWords wordless={text('inbox-item-no-words')} writing={writing}>
        {note.message}
      </LetterWords>
    </Letter>
  );
}
