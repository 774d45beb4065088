import { useState } from 'react';
import { isChatMember } from '../../world/people.ts';
import type { InlineButton, Message, PersonView, Snapshot } from '../../world/types.ts';
import { Bubble } from './bubble.tsx';
import styles from './chat.module.css';
import { type ChatLabel, messagesIn } from './chats.ts';
import { Composer, type ComposerProps } from './composer.tsx';
import type { Unread } from './unread.ts';
import { UnreadBadge } from './unread-badge.tsx';

interface ChatProps
  extends Omit<ComposerProps, 'isFresh' | 'bot' | 'commands' | 'keyboard' | 'isBot' | 'onSend' | 'answered' | 'onAnswerNothing'> {
  readonly chat: ChatLabel;
  readonly person: PersonView;
  readonly snapshot: Snapshot;
  readonly unread: Unread;
  /** Number of unread messages in the other chats. */
  readonly unreadElsewhere: number;
  readonly onBack: () => void;
  /** `replyTo`: the message that is replied to. */
  readonly onSend: (text: string, replyTo: number | null) => void;
  readonly onLink: (url: string) => void;
  readonly onButton: (message: Message, button: InlineButton) => void;
}

/** Scrolls to the end of the chat. Called for each new message, because its end element is new. */
function showEnd(end: HTMLDivElement | null): void {
  end?.scrollIntoView({ block: 'end' });
}

/** A chat: the messages, and the controls to answer. */
export function Chat({ chat, person, snapshot, unread, unreadElsewhere, onBack, onSend, onLink, onButton, ...actions }: ChatProps) {
  const messages = messagesIn(chat.id, snapshot);
  const isFresh = chat.isBot && !messages.some((message) => message.from === person.id && message.kind === 'text');
  const [answered, setAnswered] = useState<Message | null>(null);
  const send = (text: string): void => {
    onSend(text, answered?.id ?? null);
    setAnswered(null);
  };
  const isTyping = chat.isBot && person.typingUntil > Date.now();
  const count = messages.length;
  const unseen = snapshot.people
    .filter(({ id }) => id !== person.id && isChatMember(chat.id, id))
    .flatMap((other) => unread.of(other, chat.id));

  return (
    <>
      <header className={styles.bar}>
        <button type="button" aria-label="All chats" className={styles.back} onClick={onBack}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
          <UnreadBadge count={unreadElsewhere} />
        </button>
        <img src={chat.photoUrl} alt="" width={40} height={40} />
        <div>
          <h3>{chat.title}</h3>
          <p>{isTyping ? 'typing…' : chat.isBot ? 'bot' : 'online'}</p>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by the keyboard. */}
      <div role="log" aria-label={`Chat with ${chat.title}`} className={styles.messages} tabIndex={0}>
        {chat.isBot && !count && (
          <div className={styles.hello}>
            <img src={chat.photoUrl} alt="" width={72} height={72} />
            <b>{chat.title}</b>
            <p>{snapshot.bot.description || 'Start the bot, or open the app.'}</p>
          </div>
        )}
        {messages.map((message, index) => (
          <Bubble
            key={message.id}
            message={message}
            isOwn={message.from === person.id}
            isLast={messages[index + 1]?.from !== message.from || messages[index + 1]?.kind === 'service'}
            isSeen={!unseen.includes(message)}
            answered={messages.find(({ id }) => id === message.replyTo) ?? null}
            onReply={setAnswered}
            onLink={onLink}
            onButton={onButton}
          />
        ))}
        <div key={count} ref={showEnd} />
      </div>
      <Composer
        {...actions}
        isBot={chat.isBot}
        isFresh={isFresh}
        bot={snapshot.bot}
        commands={person.commands}
        keyboard={chat.isBot ? person.keyboard : null}
        answered={answered}
        onAnswerNothing={() => setAnswered(null)}
        onSend={send}
      />
    </>
  );
}
