import type { ValentineType } from '@billet/shared-domain/contract';
import type { Privacy } from '@billet/shared-domain/rules/privacy';
import type { RequestFacts } from '../../kit/db/schema/sealed.ts';

/** What a sender asks for, checked: from the checkout through an order to the note, whoever paid what for it. */
export interface Sending {
  readonly senderId: string;
  /** The sender's messenger id: limits and blocks hang on it, since it outlives the account. */
  readonly senderTelegramId: number;
  readonly recipientId: string;
  /** The gift's id in our catalogue, as it was chosen: a surprise may hold another. */
  readonly giftId: string;
  readonly type: ValentineType;
  /** Cleaned; may be empty. */
  readonly message: string;
  readonly privacy: Privacy;
  /** The match switch is on (ENT-03). Meaningless for a fully anonymous note. */
  readonly isMatchable: boolean;
  /** What the sending request told; kept only where the sender may be revealed later. */
  readonly request: RequestFacts | null;
}
