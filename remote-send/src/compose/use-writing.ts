import { bridge, useNavigate, useSession, useUnsaved } from '@billet/shared-bridge';
import type { Mode, PublicProfile } from '@billet/shared-domain/contract';
import { cutText, TITLE_CUT } from '@billet/shared-domain/rules/text';
import type { RecipientModel } from '../recipient/recipient-view.tsx';
import { useCounters } from '../recipient/use-counters.ts';
import type { SuccessModel } from '../success/success-view.tsx';
import { type Composing, isBusy, type Sent, type Written } from './composer.ts';
import type { Sending } from './sending.ts';
import { useComposer, type WritingOptions } from './use-composer.ts';
import { useHaptics } from './use-haptics.ts';
import { useWriteRequest } from './use-write-request.ts';

/** Common part of the valentine and question sheets. */
export interface Writing<Form> extends Pick<Composing<Form>, 'form' | 'isOpen' | 'submission'> {
  readonly mode: Mode;
  /** The recipient's name, truncated. */
  readonly name: string;
  /** The recipient cannot receive paid gifts yet. */
  readonly isGhost: boolean;
  readonly isSending: boolean;
  readonly change: (change: Partial<Form>) => void;
  readonly close: () => void;
}

/** Page behind the sheet: the invitation until a note is sent, then the success. */
export interface PageModel extends RecipientModel, Omit<SuccessModel, 'sent'> {
  readonly sent: Sent | null;
}

export interface WritingFlow<Form> {
  readonly pageModel: PageModel;
  readonly writing: Writing<Form>;
  /** Sends for the shown total, in whole Stars. */
  readonly send: (sending: Sending, total: number) => void;
}

/** Common behaviour of valentines and questions, from the invitation to the success. */
export function useWriting<Form extends Written>(recipient: PublicProfile, options: WritingOptions<Form>): WritingFlow<Form> {
  const { mode } = options;
  const { valentineCode: code, isGhostUser: isGhost } = recipient;
  const navigate = useNavigate();
  const owner = useSession(({ userData }) => userData.user?.valentineCode ?? null);
  const [state, composer] = useComposer(owner, code, options);
  const { form, isOpen, submission, sent, hasDraft } = state;
  const name = cutText(recipient.telegram.firstName, TITLE_CUT);
  useUnsaved(isOpen && form.message.trim() !== '');
  useHaptics(state);
  useWriteRequest(composer.open);
  const counting = useCounters();
  return {
    pageModel: {
      ...counting,
      mode,
      recipient,
      name,
      sent,
      write: composer.open,
      savedDraft: hasDraft ? { words: (form.message || (form.ownWords ?? '')).trim(), startOver: composer.startOver } : null,
      showAnswers: () => bridge().shell.openDialog('publicList', { code, mode }),
      another: mode === 'valentine' ? () => navigate('/send-to-friend') : composer.open,
      getOwn: () => navigate('/share'),
    },
    writing: {
      mode,
      name,
      isGhost,
      form,
      isOpen,
      submission,
      isSending: isBusy(submission),
      change: composer.change,
      close: composer.close,
    },
    send: (sending, total) => void composer.send(sending, total),
  };
}
