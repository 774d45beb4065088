import type { ErrorCode } from '@billet/shared-domain/contract';
import type { ApiFailure } from '../contract.ts';
import { isApiError } from './failure.ts';

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

/** Words of `errors.ftl`: the message's id, and its arguments where it has some. */
export interface Explanation {
  readonly id: string;
  readonly args?: { readonly minutes: number };
}

const GENERIC = 'errors-generic';
const SERVER = 'errors-server';
/** Codes whose words can say how long to wait. */
const timed: readonly string[] = ['too_many', 'repeated_message', 'busy'];
/** A wait this short is said as 'a moment', in seconds. */
const MOMENT = 30;

function failureOf(thrown: unknown): ApiFailure | null {
  if (isApiError(thrown)) return thrown.failure;
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown ? (thrown as ApiFailure) : null;
}

/** The server's own reason, where there is one that a person can use. */
function reasonOf(failure: ApiFailure | null): Explanation | null {
  if (failure?.kind !== 'answer' || !isKnown(failure.code)) return null;
  const id = textOfCode[failure.code];
  if (id === GENERIC || id === SERVER) return null;
  const { code, retryAfter = 0 } = failure;
  return timed.includes(code) && retryAfter > MOMENT ? { id: `${id}-minutes`, args: { minutes: Math.ceil(retryAfter / 60) } } : { id };
}

function generalId(failure: ApiFailure | null): string {
  if (failure?.kind === 'network') return 'errors-network';
  return failure?.kind === 'answer' && failure.status >= 500 ? SERVER : GENERIC;
}

/**
 * Words for whatever a call threw, or for its failure. A refusal keeps the server's reason; `otherwise` is the screen's own
 * message for all that has none: no network, a broken server, a code that this client doesn't know, a fault of ours.
 */
export function explain(thrown: unknown, otherwise?: string): Explanation {
  const failure = failureOf(thrown);
  return reasonOf(failure) ?? { id: otherwise ?? generalId(failure) };
}

/** The id alone. */
export function errorTextId(failure: ApiFailure): string {
  return explain(failure).id;
}
