import { countCharacters } from '@billet/shared-domain/rules/characters';
import { INBOX_INPUT_LIMIT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { TextField, type TextFieldProps } from '@billet/shared-ui';

interface MessageInputProps extends Pick<TextFieldProps, 'label' | 'placeholder' | 'value' | 'onChange' | 'rows' | 'isReadOnly'> {
  /** Null where nothing can be sent. */
  readonly onSubmit: (() => void) | null;
  /** Characters as a person counts them. */
  readonly limit?: number;
}

/** Where a person writes in the inbox (TXT-01): counted; Enter without shift submits what can be, else leaves the field. */
export function MessageInput({ value, onSubmit, limit = INBOX_INPUT_LIMIT, ...field }: MessageInputProps) {
  const text = useText();
  const count = countCharacters(value.trim());
  return (
    <TextField
      {...field}
      value={value}
      limit={limit}
      counterLabel={text('inbox-reply-counter', { count, limit })}
      error={count > limit ? text('inbox-reply-too-long') : undefined}
      onEnter={onSubmit ?? ((input) => input.blur())}
      enterHint={onSubmit ? 'send' : 'done'}
    />
  );
}
