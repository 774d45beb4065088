import { countCharacters } from '@billet/shared-domain/rules/characters';
import { INBOX_INPUT_LIMIT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { TextField, type TextFieldProps } from '@billet/shared-ui';

interface MessageInputProps extends Pick<TextFieldProps, 'label' | 'placeholder' | 'value' | 'onChange' | 'rows' | 'isReadOnly'> {
  /** Null while nothing can be sent. */
  readonly onSubmit: (() => void) | null;
  /** Maximum number of graphemes. */
  readonly limit?: number;
}

/** Text field of the inbox (TXT-01) with a counter. Enter without Shift submits if possible, else it blurs the field. */
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
