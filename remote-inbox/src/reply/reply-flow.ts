import type { ApiFailure } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { ANSWER_LIMIT, checkText } from '@billet/shared-domain/rules/text';

/** Whether what was typed may be sent as an answer. */
export function isSendable(typed: string): boolean {
  return checkText(typed, ANSWER_LIMIT).ok;
}

export interface ReplyPorts {
  readonly answer: (id: string, text: string, key: string) => Promise<Valentine>;
  readonly failureOf: (error: unknown) => ApiFailure | null;
  readonly keyOf: (intention: string) => string;
  readonly settle: (intention: string) => void;
  /** Puts the answered item into the inventory. */
  readonly keep: (valentine: Valentine) => void;
  readonly forgetDraft: (id: string) => void;
}

export type ReplyOutcome = 'sent' | 'failed';

/** Sends an answer; a draft is forgotten only once the answer stands. Never rejects. */
export async function sendReply(ports: ReplyPorts, id: string, typed: string): Promise<ReplyOutcome> {
  const checked = checkText(typed, ANSWER_LIMIT);
  if (!checked.ok) return 'failed';
  // another text is another intention: the same key with another body would be refused
  const intention = `answer ${id} ${checked.text}`;
  try {
    const valentine = await ports.answer(id, checked.text, ports.keyOf(intention));
    ports.settle(intention);
    ports.forgetDraft(id);
    ports.keep(valentine);
    return 'sent';
  } catch (error) {
    if (ports.failureOf(error)?.kind === 'answer') ports.settle(intention);
    return 'failed';
  }
}
