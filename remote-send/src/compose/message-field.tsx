import type { Mode } from '@billet/shared-domain/contract';
import { countCharacters } from '@billet/shared-domain/rules/characters';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Button, DiceIcon, LetterField } from '@billet/shared-ui';
import styles from './message-field.module.css';
import { languageOfQuestion, type OwnWords, replacedWords } from './own-words.ts';

export interface MessageModel {
  readonly mode: Mode;
  readonly form: OwnWords;
  readonly isSending: boolean;
  readonly change: (change: { readonly message: string }) => void;
  /** Fills in a suggested text. */
  readonly suggest: () => void;
}

const textIds = {
  valentine: { label: 'send-message', placeholder: 'send-message-placeholder', suggest: 'send-message-random' },
  anonymous: { label: 'send-ask-message', placeholder: 'send-ask-placeholder', suggest: 'send-ask-random' },
} as const;

interface MessageFieldProps {
  readonly model: MessageModel;
  /** Continues with the next step; undefined if there is none or the text is invalid. */
  readonly onNext?: (() => void) | undefined;
}

/**
 * Message field on the letter with a button for suggestions. Enter without Shift continues, else it blurs the field
 * (TXT-01).
 */
export function MessageField({ model, onNext }: MessageFieldProps) {
  const text = useText();
  const { message } = model.form;
  const ids = textIds[model.mode];
  const faultId = messageFaultId(message);
  return (
    <LetterField
      label={text(ids.label)}
      value={message}
      lang={model.mode === 'anonymous' ? languageOfQuestion(model.form) : undefined}
      onChange={(next) => model.change({ message: next })}
      limit={MESSAGE_LIMIT}
      counterLabel={text('send-message-count', { count: countCharacters(message), limit: MESSAGE_LIMIT })}
      placeholder={text(ids.placeholder)}
      onEnter={onNext ?? blurField}
      enterHint={onNext ? 'next' : 'done'}
      isReadOnly={model.isSending}
      error={faultId && text(faultId)}
      help={<Suggestions model={model} />}
    />
  );
}

function Suggestions({ model }: { readonly model: MessageModel }) {
  const text = useText();
  const own = replacedWords(model.form);
  return (
    <span className={styles.help}>
      <Button variant="ghost" icon={<DiceIcon />} disabled={model.isSending} onClick={model.suggest}>
        {text(textIds[model.mode].suggest)}
      </Button>
      {own !== null && (
        <Button variant="ghost" disabled={model.isSending} onClick={() => model.change({ message: own })}>
          {text('send-message-own')}
        </Button>
      )}
    </span>
  );
}

const blurField = (field: HTMLElement) => field.blur();

/** ID of the text that describes what is wrong with a message; null if it is valid or still empty. */
export function messageFaultId(message: string): string | null {
  const checked = checkText(message, MESSAGE_LIMIT, true);
  if (checked.ok || checked.fault === 'blank') return null;
  return checked.fault === 'too_long' ? 'send-message-too-long' : 'send-message-not-text';
}
