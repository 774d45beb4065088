import type { ErrorCode } from '@billet/shared-domain/contract';
import type { ApiFailure } from '../contract.ts';
import { CLIENT_OUTDATED, isApiError } from './failure.ts';
import { MAX_SILENT_WAIT } from './retry.ts';

const HOUR = 3600;
/** Seconds above which a wait is shown in hours. */
const SHOW_HOURS_ABOVE = 1.5 * HOUR;

/**
 * Whether an error code of the contract has its own message in `errors.ftl` (`errors-` and the code), uses the message of another code, or
 * has no message that helps a user. The type requires an entry for each code.
 */
const words: Record<ErrorCode | typeof CLIENT_OUTDATED, 'own' | 'none' | 'not_signed_in'> = {
  [CLIENT_OUTDATED]: 'own',
  bad_input: 'own',
  bad_message: 'own',
  message_blank: 'own',
  message_too_long: 'own',
  unknown_item: 'own',
  privacy_conflict: 'own',
  own_code: 'own',
  no_init_data: 'not_signed_in',
  bad_init_data: 'not_signed_in',
  expired: 'own',
  cross_site: 'none',
  not_found: 'own',
  method_not_allowed: 'none',
  not_open_yet: 'own',
  not_opened: 'own',
  already_answered: 'own',
  not_revealable: 'own',
  not_deliverable: 'own',
  not_blockable: 'own',
  not_refundable: 'own',
  payment_pending: 'own',
  price_changed: 'own',
  key_reused: 'own',
  too_large: 'own',
  unsupported_type: 'none',
  too_many: 'own',
  repeated_message: 'own',
  internal: 'none',
  busy: 'own',
  messenger_unavailable: 'own',
};

type KnownCode = keyof typeof words;

const isKnown = (code: string): code is KnownCode => Object.hasOwn(words, code);

/** The id of a message in `errors.ftl`, and its arguments if it takes any. */
export interface Explanation {
  readonly id: string;
  readonly args?: { readonly minutes: number } | { readonly hours: number };
}

/** Codes whose message can include the wait. */
const timed: readonly string[] = ['too_many', 'repeated_message', 'busy'];

/** The API failure in a thrown or reported value; null if the value is not one. */
export function failureOf(thrown: unknown): ApiFailure | null {
  if (isApiError(thrown)) return thrown.failure;
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown ? (thrown as ApiFailure) : null;
}

/** The code whose message is shown. A 503 with Retry-After but without a known code counts as `busy`. */
function knownCodeOf({ code, status, retryAfter }: Extract<ApiFailure, { kind: 'answer' }>): KnownCode | null {
  if (isKnown(code) && words[code] !== 'none') return code;
  return status === 503 && retryAfter !== undefined ? 'busy' : null;
}

/** The message for the server's reason, if it has one that helps a user. */
function reasonOf(failure: ApiFailure | null): Explanation | null {
  const code = failure?.kind === 'answer' ? knownCodeOf(failure) : null;
  if (failure?.kind !== 'answer' || code === null) return null;
  const { retryAfter = 0 } = failure;
  const id = `errors-${(words[code] === 'own' ? code : words[code]).replaceAll('_', '-')}`;
  if (!timed.includes(code) || retryAfter <= MAX_SILENT_WAIT) return { id };
  // a daily limit means a wait of hours
  if (code === 'too_many' && retryAfter > SHOW_HOURS_ABOVE) return { id: `${id}-hours`, args: { hours: Math.ceil(retryAfter / HOUR) } };
  return { id: `${id}-minutes`, args: { minutes: Math.ceil(retryAfter / 60) } };
}

function generalId(failure: ApiFailure | null): string {
  if (failure?.kind === 'network') return 'errors-network';
  return failure?.kind === 'answer' && failure.status >= 500 ? 'errors-server' : 'errors-generic';
}

/**
 * The message for a thrown value or a failure. A refusal shows the reason of the server. `otherwise` is the message of the screen for
 * everything else: no network, a server error, a code unknown to this client, or a bug of the client.
 */
export function explain(thrown: unknown, otherwise?: string): Explanation {
  const failure = failureOf(thrown);
  return reasonOf(failure) ?? { id: otherwise ?? generalId(failure) };
}
