import type { ErrorCode } from '@billet/shared-domain/contract';
import type { ApiFailure } from '../contract.ts';
import { CLIENT_OUTDATED, isApiError } from './failure.ts';
import { MOMENT } from './retry.ts';

const HOUR = 3600;
/** Seconds above which a wait is told in hours. */
const LONG = 1.5 * HOUR;

/**
 * Whether a code of the contract has words of its own in `errors.ftl` (`errors-` and its name), shares another's, or says
 * nothing that a person could use. A code without an entry doesn't compile.
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

/** Words of `errors.ftl`: the message's id, and its arguments where it has some. */
export interface Explanation {
  readonly id: string;
  readonly args?: { readonly minutes: number } | { readonly hours: number };
}

/** Codes whose words can say how long to wait. */
const timed: readonly string[] = ['too_many', 'repeated_message', 'busy'];

/** What failed, of anything that was thrown or told; null where it was no call. */
export function failureOf(thrown: unknown): ApiFailure | null {
  if (isApiError(thrown)) return thrown.failure;
  return typeof thrown === 'object' && thrown !== null && 'kind' in thrown ? (thrown as ApiFailure) : null;
}

/** The code whose words are said: a server that names none but says when to come back is a busy one. */
function tellingCode({ code, status, retryAfter }: Extract<ApiFailure, { kind: 'answer' }>): KnownCode | null {
  if (isKnown(code) && words[code] !== 'none') return code;
  return status === 503 && retryAfter !== undefined ? 'busy' : null;
}

/** The server's own reason, where there is one that a person can use. */
function reasonOf(failure: ApiFailure | null): Explanation | null {
  const code = failure?.kind === 'answer' ? tellingCode(failure) : null;
  if (failure?.kind !== 'answer' || code === null) return null;
  const { retryAfter = 0 } = failure;
  const id = `errors-${(words[code] === 'own' ? code : words[code]).replaceAll('_', '-')}`;
  if (!timed.includes(code) || retryAfter <= MOMENT) return { id };
  // what is counted by the day makes one wait for hours
  if (code === 'too_many' && retryAfter > LONG) return { id: `${id}-hours`, args: { hours: Math.ceil(retryAfter / HOUR) } };
  return { id: `${id}-minutes`, args: { minutes: Math.ceil(retryAfter / 60) } };
}

function generalId(failure: ApiFailure | null): string {
  if (failure?.kind === 'network') return 'errors-network';
  return failure?.kind === 'answer' && failure.status >= 500 ? 'errors-server' : 'errors-generic';
}

/**
 * Words for whatever a call threw, or for its failure. A refusal keeps the server's reason; `otherwise` is the screen's own
 * message for all that has none: no network, a broken server, a code that this client doesn't know, a fault of ours.
 */
export function explain(thrown: unknown, otherwise?: string): Explanation {
  const failure = failureOf(thrown);
  return reasonOf(failure) ?? { id: otherwise ?? generalId(failure) };
}
