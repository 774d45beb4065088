import { deleteCloudStorageItem, getCloudStorageItem, getCloudStorageKeys, setCloudStorageItem } from '@telegram-apps/sdk';
import type { Messenger, Outcome } from '../contract.ts';
import { deadlines } from './deadlines.ts';
import { ask, attempt, done, failure, success } from './outcome.ts';

type Kept = Messenger['storage'];
const PREFIX = 'billet/';
/** What the messenger's cloud takes. */
const isKey = (key: string) => /^[A-Za-z0-9_-]{1,128}$/.test(key);
const isValue = (value: string) => value.length <= 4096;

function readLocal(local: () => Storage, key: string): Outcome<string | null> {
  try {
    return success(local().getItem(PREFIX + key));
  } catch {
    return failure('unsupported');
  }
}

const writeLocal = (local: () => Storage, key: string, value: string): Outcome => attempt(() => local().setItem(PREFIX + key, value));

/** What else the app keeps on this device has another slash in its name. */
function listLocal(local: () => Storage): Outcome<readonly string[]> {
  try {
    const storage = local();
    const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
    return success(
      names
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => name.slice(PREFIX.length))
        .filter(isKey),
    );
  } catch {
    return failure('unsupported');
  }
}

/** Keeps in this browser alone. */
export function webStorage(local: () => Storage): Kept {
  return {
    read: async (key) => (isKey(key) ? readLocal(local, key) : failure('failed')),
    write: async (key, value) => (isKey(key) && isValue(value) ? writeLocal(local, key, value) : failure('failed')),
    list: async () => listLocal(local),
    remove: async (key) => (isKey(key) ? attempt(() => local().removeItem(PREFIX + key)) : failure('failed')),
  };
}

/** Keeps in the messenger's cloud, with a copy here for a client that has no cloud or doesn't answer in time. */
export function telegramStorage(local: () => Storage): Kept {
  const here = webStorage(local);
  return {
    async read(key) {
      const cloud = await ask((abortSignal) => getCloudStorageItem(key, { abortSignal }), deadlines.storage);
      if (cloud.ok) return success(cloud.value === '' ? null : cloud.value);
      const copy = await here.read(key);
      return copy.ok && copy.value !== null ? copy : cloud;
    },
    async write(key, value) {
      const copy = await here.write(key, value);
      const cloud = await ask((abortSignal) => setCloudStorageItem(key, value, { abortSignal }), deadlines.storage);
      return cloud.ok || copy.ok ? done : cloud;
    },
    async list() {
      const cloud = await ask((abortSignal) => getCloudStorageKeys({ abortSignal }), deadlines.storage);
      return cloud.ok ? cloud : here.list();
    },
    async remove(key) {
      const copy = await here.remove(key);
      const cloud = await ask((abortSignal) => deleteCloudStorageItem(key, { abortSignal }), deadlines.storage);
      // a cloud that only failed may still hold it; one that isn't there holds nothing
      if (!cloud.ok) return cloud.reason === 'unsupported' ? copy : cloud;
      return done;
    },
  };
}
