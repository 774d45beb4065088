import type { ValentineType } from '@billet/shared-domain/contract';
import type { Privacy } from '@billet/shared-domain/rules/privacy';
import type { RequestFacts } from '../../kit/db/schema/sealed.ts';

/** A sender's validated request: from the checkout through an order to the note, free or paid. */
export interface Sending {
  readonly senderId: string;
  /** The sender's messenger id, for limits and blocks, which outlive the account. */
  readonly senderTelegramId: number;
  readonly recipientId: string;
  /** The chosen gift's id in our catalogue. A surprise may contain another one. */
  readonly giftId: string;
  readonly type: ValentineType;
  /** Cleaned; may be empty. */
  readonly message: string;
  readonly privacy: Privacy;
  /** The match switch is on (ENT-03). Without effect for a fully anonymous note. */
  readonly isMatchable: boolean;
  /** Facts about the sending request, kept only if the sender may be revealed later. */
  readonly request: RequestFacts | null;
}
