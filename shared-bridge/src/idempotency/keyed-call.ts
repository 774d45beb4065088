import type { Answer } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import { newKey } from '../api/new-key.ts';
import { bridge } from '../bridge.ts';
import type { ApiFailure, CallInput, KeyedCallName } from '../contract.ts';
import { session } from '../session/store.ts';
import { deviceStorage } from './device-storage.ts';
import { type KeyRecord, makeRecords, type Records } from './records.ts';

export type KeyedInput<N extends KeyedCallName> = Omit<CallInput<N>, 'key'>;

/** The keys of the current user. */
export function ownRecords(): Records {
  const account = session.getState().userData.user?.valentineCode ?? 'nobody';
  return makeRecords({ storage: deviceStorage, account, now: Date.now });
}

/** The stored record of exactly this request, or a new one that is stored before anything is sent. */
export function recordFor<N extends KeyedCallName>(records: Records, name: N, input: KeyedInput<N>, intent: string): KeyRecord {
  const { params, body } = input as { readonly params?: unknown; readonly body?: unknown };
  const stored = records.find(intent, { name, params, body });
  if (stored) return stored;
  const record: KeyRecord = { name, params, body, intent, key: newKey(), at: Date.now() };
  records.store(record);
  return record;
}

/** Sends the request of a record with its key. The caller decides whether to delete the record afterwards. */
export function sendRecord<N extends KeyedCallName>(record: KeyRecord, name: N, input: KeyedInput<N>): Promise<Answer<N>> {
  const { params, body, key } = record;
  return bridge().api.call(name, {
    ...input,
    ...(params !== undefined && { params }),
    ...(body !== undefined && { body }),
    key,
  } as CallInput<N>);
}

/** These statuses decide nothing about the request: the user must authenticate, or is rate-limited. */
const undecided: readonly number[] = [401, 429];

/** Whether the server has decided about a request, so that another one would be a new request. */
export function isDecided(failure: ApiFailure): boolean {
  return failure.kind === 'answer' && failure.status < 500 && !undecided.includes(failure.status);
}

/** Creates something exactly once, see `keyedCall` of the bridge. */
export async function keyedCall<N extends KeyedCallName>(name: N, input: KeyedInput<N>, intent: string): Promise<Answer<N>> {
  const records = ownRecords();
  const record = recordFor(records, name, input, intent);
  try {
    const answer = await sendRecord(record, name, input);
    records.delete(record);
    return answer;
  } catch (thrown) {
    if (isApiError(thrown) && isDecided(thrown.failure)) records.delete(record);
    throw thrown;
  }
}
