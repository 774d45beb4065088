import type { ErrorCode } from '@billet/shared-domain/contract';
import type { ApiFailure } from '../contract.ts';

/** The Fluent message for each code of the contract; a code without one doesn't compile. */
const textOfCode: Record<ErrorCode, string> = {
  bad_input: 'errors-bad-input',
  bad_message: 'errors-bad-message',
  message_blank: 'errors-message-blank',
  message_too_long: 'errors-message-too-long',
  unknown_item: 'errors-unknown-item',
  privacy_conflict: 'errors-privacy-conflict',
  own_code: 'errors-own-code',
  no_init_data: 'errors-not-signed-in',
  bad_init_data: 'errors-not-signed-in',
  expired: 'errors-expired',
  cross_site: 'errors-generic',
  not_found: 'errors-not-found',
  method_not_allowed: 'errors-generic',
  not_open_yet: 'errors-not-open-yet',
  not_opened: 'errors-not-opened',
  already_answered: 'errors-already-answered',
  not_revealable: 'errors-not-revealable',
  not_deliverable: 'errors-not-deliverable',
  not_blockable: 'errors-not-blockable',
  not_refundable: 'errors-not-refundable',
  payment_pending: 'errors-payment-pending',
  price_changed: 'errors-price-changed',
  key_reused: 'errors-key-reused',
  too_large: 'errors-too-large',
  unsupported_type: 'errors-generic',
  too_many: 'errors-too-many',
  repeated_message: 'errors-repeated-message',
  internal: 'errors-server',
  busy: 'errors-busy',
  messenger_unavailable: 'errors-messenger-unavailable',
};

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(textOfCode, code);

/** The id of the message that tells a person what a failure means; every id stands in `errors.ftl`. */
export function errorTextId(failure: ApiFailure): string {
  if (failure.kind === 'network') return 'errors-network';
  if (failure.kind === 'aborted') return 'errors-generic';
  if (isKnown(failure.code)) return textOfCode[failure.code];
  return failure.status >= 500 ? 'errors-server' : 'errors-generic';
}
