import type { Valentine } from '@billet/shared-domain/contract';
import { ANSWER_LIMIT, countCharacters } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Button, Card, SendIcon, SheetBody, TextField, Toggle } from '@billet/shared-ui';
import type { FormEvent, KeyboardEvent } from 'react';
import styles from './reply.module.css';
import { isSendable } from './reply-flow.ts';

export interface ReplyViewProps {
  readonly valentine: Pick<Valentine, 'message' | 'isPublic' | 'isFullyAnonymous'>;
  readonly draft: string;
  readonly isSending: boolean;
  readonly onDraft: (draft: string) => void;
  readonly onSend: () => void;
  readonly onVisibility: (isPublic: boolean) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Writing an answer, with what becomes of it said beside the button. */
export function ReplyView({ valentine, draft, isSending, onDraft, onSend, onVisibility, onBack, onClose }: ReplyViewProps) {
  const text = useText();
  const count = countCharacters(draft.trim());
  const canSend = isSendable(draft) && !isSending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form ref={focusField} className={styles.form} onSubmit={submit} onKeyDown={submitOnEnter}>
      <SheetBody
        title={text('inbox-reply-title')}
        onClose={onClose}
        closeLabel={text('inbox-close')}
        onBack={onBack}
        backLabel={text('inbox-back')}
        footer={
          <Button type="submit" size="l" isFullWidth isBusy={isSending} disabled={!canSend} icon={<SendIcon />}>
            {text('inbox-reply-send')}
          </Button>
        }
      >
        <div className={styles.body}>
          {valentine.message && (
            <blockquote className={styles.quote} dir="auto">
              {valentine.message}
            </blockquote>
          )}
          <TextField
            label={text('inbox-reply-label')}
            placeholder={text('inbox-reply-placeholder')}
            value={draft}
            onChange={onDraft}
            limit={ANSWER_LIMIT}
            counterLabel={text('inbox-reply-counter', { count, limit: ANSWER_LIMIT })}
            rows={4}
            isDisabled={isSending}
            error={count > ANSWER_LIMIT ? text('inbox-reply-too-long') : undefined}
          />
          <Card>
            <Toggle
              label={text('inbox-reply-publish')}
              description={text(publishingText(valentine))}
              isOn={valentine.isPublic}
              onChange={onVisibility}
            />
          </Card>
        </div>
      </SheetBody>
    </form>
  );
}

function publishingText({ isPublic, isFullyAnonymous }: ReplyViewProps['valentine']): string {
  if (isPublic) return 'inbox-reply-publish-on';
  return isFullyAnonymous ? 'inbox-reply-publish-off-anonymous' : 'inbox-reply-publish-off';
}

/** Enter sends, shift and Enter begins a line; Enter that picks a suggestion of an input method does neither. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isInField = event.target instanceof HTMLTextAreaElement;
  if (!isInField || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Who came here to write may write at once. Stays the same function, so that it runs only when the form appears. */
function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus({ preventScroll: true });
}
