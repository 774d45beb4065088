import { bridge, isApiError, isUndecided, keyedCall, useUnsaved } from '@billet/shared-bridge';
import { isBlank } from '@billet/shared-domain/rules/characters';
import { ANSWER_LIMIT, checkText } from '@billet/shared-domain/rules/text';
import { useState } from 'react';
import { rememberPicture } from '../note/answer-pictures.ts';
import { useVisibility } from '../note/use-visibility.ts';
import { useReplyDraft } from '../sheet/drafts.ts';
import { errorCodeOf } from '../sheet/error-code.ts';
import { useDoneElsewhere, useSheet } from '../sheet/sheet-context.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import type { ReplyModel } from './reply-view.tsx';

/** Stores and sends the answer. The draft is deleted only after the server has confirmed the answer. */
export function useReply(): ReplyModel {
  const { note, notes, layer, layers } = useSheet();
  const { notify, fail } = useToasts();
  const draft = useReplyDraft(note.id);
  const [isSending, setSending] = useState(false);
  const visibility = useVisibility();
  useUnsaved(!isBlank(draft.value));
  useDoneElsewhere(note.answer !== null && !isSending, () => notify('errors-already-answered', 'info'));

  const { id } = note;
  const answer = async (text: string) => {
    const { data } = await keyedCall('answerValentine', { params: { id }, body: { answer: text } }, `inbox/answer/${id}`);
    draft.sent(draft.value);
    rememberPicture(id, data.shareImageUrl);
    notes.update(data.valentine, note);
    layers.follow(layer, { step: 'detail', id });
    bridge().messenger.haptic({ kind: 'notification', type: 'success' });
  };
  /** Requests the note again, because the answer may have been saved. */
  const refreshNote = () =>
    notes.renew(id).catch((thrown: unknown) => bridge().log({ event: 'note_not_renewed', level: 'warn', error: String(thrown) }));
  const send = async (text: string) => {
    setSending(true);
    const isFirst = (thrown: unknown) => errorCodeOf(thrown) !== 'already_answered';
    await answer(text)
      .catch((thrown) => (isFirst(thrown) ? Promise.reject(thrown) : notes.renew(id)))
      .catch(async (thrown) => {
        fail(thrown, 'reply-modal-send-error');
        if (isApiError(thrown) && isUndecided(thrown.failure)) await refreshNote();
      });
    setSending(false);
  };

  const checked = checkText(draft.value, ANSWER_LIMIT);
  return {
    note: { ...note, isPublic: visibility.isPublic },
    draft: draft.value,
    isSending,
    write: draft.write,
    startOver: draft.isRestored && !isSending ? draft.startOver : null,
    send: checked.ok && !isSending ? () => void send(checked.text) : null,
    isVisibilitySaving: visibility.isSaving,
    setVisibility: visibility.set,
  };
}
