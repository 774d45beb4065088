import { type FormEvent, useState } from 'react';
import type { BotFace, Command, KeyboardButton, Message, ReplyKeyboard } from '../../world/types.ts';
import styles from './composer.module.css';

export interface ComposerProps {
  readonly isBot: boolean;
  /** True: the person has never written to the bot. */
  readonly isFresh: boolean;
  readonly bot: BotFace;
  readonly commands: readonly Command[];
  readonly keyboard: ReplyKeyboard | null;
  /** The message that the next one replies to. */
  readonly answered: Message | null;
  readonly onAnswerNothing: () => void;
  readonly onSend: (text: string) => void;
  readonly onOpenApp: () => void;
  readonly onKey: (button: KeyboardButton) => void;
}

/** The controls under a chat: menu button, input and the keyboard of the bot; only Start before the first message to the bot. */
export function Composer({ isBot, isFresh, bot, commands, keyboard, answered, onAnswerNothing, onSend, onOpenApp, onKey }: ComposerProps) {
  return (
    <footer className={styles.composer}>
      {answered && (
        <div className={styles.answered}>
          <p>
            <b>Reply to</b> {answered.text}
          </p>
          <button type="button" aria-label="Reply to nothing" onClick={onAnswerNothing}>
            ×
          </button>
        </div>
      )}
      <div className={styles.line}>
        {isBot && (
          <button type="button" aria-label={`${bot.menuText}: Open app`} className={styles.menu} data-target="bot" onClick={onOpenApp}>
            {bot.menuText}
          </button>
        )}
        {isFresh ? (
          <button type="button" className={styles.start} onClick={() => onSend('/start')}>
            Start
          </button>
        ) : (
          <Input placeholder={keyboard?.placeholder || 'Message'} commands={isBot ? commands : []} onSend={onSend} />
        )}
      </div>
      {keyboard?.rows.map((row) => (
        <div key={row.map((button) => button.text).join('|')} className={styles.keys}>
          {row.map((button) => (
            <button key={button.text} type="button" onClick={() => onKey(button)}>
              {button.text}
            </button>
          ))}
        </div>
      ))}
    </footer>
  );
}

interface InputProps {
  readonly placeholder: string;
  readonly commands: readonly Command[];
  readonly onSend: (text: string) => void;
}

function Input({ placeholder, commands, onSend }: InputProps) {
  const [text, setText] = useState('');
  const offered = /^\/\w*$/.test(text) ? commands.filter(({ command }) => `/${command}`.startsWith(text)) : [];
  const send = (words: string): void => {
    if (!words.trim()) return;
    onSend(words.trim());
    setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(text);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {offered.length > 0 && (
        <div className={styles.commands}>
          {offered.map(({ command, description }) => (
            <button key={command} type="button" onClick={() => send(`/${command}`)}>
              <b>/{command}</b> {description}
            </button>
          ))}
        </div>
      )}
      <input aria-label="Message" placeholder={placeholder} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" aria-label="Send message" className={styles.send} disabled={!text.trim()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path fill="currentcolor" d="M3.4 20.4L21 12 3.4 3.6 3.4 10l10 2-10 2z" />
        </svg>
      </button>
    </form>
  );
}
