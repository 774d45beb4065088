import type { Valentine } from '@billet/shared-domain/contract';
import { ANSWER_LIMIT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Button, Card, SendIcon, Toggle, Written } from '@billet/shared-ui';
import { MessageInput } from '../sheet/message-input.tsx';
import { RestoredDraftNotice } from '../sheet/restored-draft-notice.tsx';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import styles from './reply.module.css';

export interface ReplyModel {
  readonly note: Pick<Valentine, 'message' | 'isPublic' | 'isFullyAnonymous'>;
  readonly draft: string;
  readonly isSending: boolean;
  readonly write: (draft: string) => void;
  /** Discards a draft from an earlier visit; null if there is none. */
  readonly startOver: (() => void) | null;
  /** Null while the text cannot be sent. */
  readonly send: (() => void) | null;
  /** The chosen visibility awaits the server's answer. */
  readonly isVisibilitySaving: boolean;
  readonly setVisibility: (isPublic: boolean) => void;
}

/** Form for an answer. The state of sending is shown beside the button. */
export function ReplyView({ model }: { readonly model: ReplyModel }) {
  const text = useText();
  const { note, draft, isSending, send } = model;
  return (
    <SheetFrame
      title={text('inbox-reply-title')}
      footer={
        <Button size="l" isFullWidth isBusy={isSending} disabled={send === null} icon={<SendIcon />} onClick={() => send?.()}>
          {text('inbox-reply-send')}
        </Button>
      }
    >
      <div ref={focusField} className={styles.body}>
        {note.message && (
          <blockquote className={styles.quote}>
            <Written as="text">{note.message}</Written>
          </blockquote>
        )}
        <MessageInput
          label={text('inbox-reply-label')}
          placeholder={text('inbox-reply-placeholder')}
          value={draft}
          onChange={model.write}
          onSubmit={send}
          limit={ANSWER_LIMIT}
          rows={4}
          isReadOnly={isSending}
        />
        <RestoredDraftNotice onPress={model.startOver} />
        <Card>
          <Toggle
            label={text('inbox-reply-publish')}
            description={text(model.isVisibilitySaving ? 'inbox-visibility-saving' : publishingText(note))}
            isOn={note.isPublic}
            onChange={model.setVisibility}
          />
        </Card>
      </div>
    </SheetFrame>
  );
}

function publishingText({ isPublic, isFullyAnonymous }: ReplyModel['note']): string {
  if (isPublic) return 'inbox-reply-publish-on';
  return isFullyAnonymous ? 'inbox-reply-publish-off-anonymous' : 'inbox-reply-publish-off';
}

/** Focuses the field so that the user can type at once. The function is stable, so it runs only when the field mounts. */
function focusField(body: HTMLElement | null): void {
  body?.querySelector('textarea')?.focus({ preventScroll: true });
}
