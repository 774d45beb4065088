import { bridge } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { isBlank } from '@billet/shared-domain/rules/characters';
import { ANSWER_LIMIT, checkText } from '@billet/shared-domain/rules/text';
import { useReplyDraft } from '../sheet/drafts.ts';
import { useToasts } from '../sheet/use-toasts.ts';
import type { Unsent } from './unsent-card.tsx';

/** Draft of an answer to a note: to continue, or, after the note was answered with another text, to copy. */
export function useUnsent({ id, answer }: Pick<Valentine, 'id' | 'answer'>): {
  readonly hasDraft: boolean;
  readonly unsent: Unsent | null;
} {
  const { value: words, startOver: discard } = useReplyDraft(id);
  const { notify } = useToasts();
  const hasDraft = !isBlank(words);
  if (answer === null || !hasDraft || isAnswer(words, answer)) return { hasDraft, unsent: null };
  const copy = async () => {
    const { ok } = await bridge().messenger.copyText(words);
    notify(ok ? 'inbox-unsent-copied' : 'inbox-unsent-not-copied', ok ? 'success' : 'error');
  };
  return { hasDraft, unsent: { words, discard, copy: () => void copy() } };
}

function isAnswer(words: string, answer: string): boolean {
  const checked = checkText(words, ANSWER_LIMIT);
  return checked.ok && checked.text === answer;
}
