import type { Messenger, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask, attempt, done, failure, success } from './outcome.ts';
import { invoke } from './wire.ts';

type KeyValueStorage = Messenger['storage'];
const PREFIX = 'billet/';
/** The keys and values that the messenger's cloud accepts. */
const isKey = (key: string) => /^[A-Za-z0-9_-]{1,128}$/.test(key);
const isValue = (value: string) => value.length <= 4096;

function readLocal(local: () => Storage, name: string): Outcome<string | null> {
  try {
    return success(local().getItem(name));
  } catch {
    return failure('unsupported');
  }
}

/** A value that could not be replaced is removed: it would be read as the newest one. */
function writeLocal(local: () => Storage, name: string, value: string): Outcome {
  const written = attempt(() => local().setItem(name, value));
  if (!written.ok) attempt(() => local().removeItem(name));
  return written;
}

/** Other data of the app on this device has a second slash in its name. */
function listLocal(local: () => Storage, prefix: string): Outcome<readonly string[]> {
  try {
    const storage = local();
    const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
    return success(
      names
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
        .filter(isKey),
    );
  } catch {
    return failure('unsupported');
  }
}

/** Stores values in this browser only, separately for each account. */
export function webStorage(local: () => Storage, account: string | null = null): KeyValueStorage {
  const prefix = account === null ? PREFIX : `${PREFIX}${account}/`;
  return {
    read: async (key) => (isKey(key) ? readLocal(local, prefix + key) : failure('failed')),
    write: async (key, value) => (isKey(key) && isValue(value) ? writeLocal(local, prefix + key, value) : failure('failed')),
    list: async () => listLocal(local, prefix),
    remove: async (key) => (isKey(key) ? attempt(() => local().removeItem(prefix + key)) : failure('failed')),
  };
}

const askCloud = (method: string, params: object) => ask((signal) => invoke(method, params, signal), deadlines.storage);

/** The answer of the cloud, or a failure if it is malformed. */
function shaped<T>(answer: Outcome<unknown>, isShaped: (value: unknown) => value is T): Outcome<T> {
  if (!answer.ok) return answer;
  return isShaped(answer.value) ? success(answer.value) : failure('failed');
}

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
/** The cloud returns an empty text for a missing key. */
const storedValue = (answer: unknown, key: string): unknown => (answer as Readonly<Record<string, unknown>> | null)?.[key] ?? '';

/**
 * Stores values in the messenger's cloud with a copy on this device. Reads prefer a value that could not be sent to the cloud, then the
 * value of the cloud, then the copy. The copy is also used if the cloud answers that it has no value, because the cloud may have lost it or
 * never received it.
 */
export function telegramStorage(local: () => Storage, account: string | null): KeyValueStorage {
  const here = webStorage(local, account);
  /** Marks values that the cloud does not have yet. The second slash excludes the mark from lists. */
  const unsent = (key: string) => `${PREFIX}${account ?? 'nobody'}/${key}/unsent`;
  const isUnsent = (key: string) => {
    const mark = readLocal(local, unsent(key));
    return mark.ok && mark.value !== null;
  };
  const send = async (key: string, value: string) => {
    const cloud = await askCloud('saveStorageValue', { key, value });
    if (cloud.ok) attempt(() => local().removeItem(unsent(key)));
    else attempt(() => local().setItem(unsent(key), 'yes'));
    return cloud;
  };
  return {
    async read(key) {
      const copy = await here.read(key);
      const localValue = copy.ok ? copy.value : null;
      if (localValue !== null && isUnsent(key)) {
        void send(key, localValue);
        return copy;
      }
      const answer = await askCloud('getStorageValues', { keys: [key] });
      const cloud = shaped(answer.ok ? success(storedValue(answer.value, key)) : answer, isText);
      if (cloud.ok && cloud.value !== '') return cloud;
      if (localValue !== null) return copy;
      return cloud.ok ? success(null) : cloud;
    },
    async write(key, value) {
      const copy = await here.write(key, value);
      const cloud = await send(key, value);
      return cloud.ok || copy.ok ? done : cloud;
    },
    async list() {
      const [cloud, copies] = [shaped(await askCloud('getStorageKeys', {}), areTexts), await here.list()];
      if (!cloud.ok) return copies;
      return success([...new Set([...cloud.value, ...(copies.ok ? copies.value : [])])]);
    },
    async remove(key) {
      const copy = await here.remove(key);
      attempt(() => local().removeItem(unsent(key)));
      const cloud = await askCloud('deleteStorageValues', { keys: [key] });
      // a cloud that failed may still have the value; an unsupported one cannot
      if (!cloud.ok) return cloud.reason === 'unsupported' ? copy : cloud;
      return done;
    },
  };
}
