import type { World } from './world.ts';

/** The answer of a custom method: a result, or the name of an error. */
export type CustomAnswer = { readonly result: unknown } | { readonly error: string };

const KEY = /^[A-Za-z0-9_-]{1,128}$/;
const VALUE_LENGTH = 4096;
const KEYS = 1024;

/** Answers web_app_invoke_custom_method. The cloud storage of a person lasts until the simulator stops. */
export function customMethod(world: World, person: number, method: string, given: unknown): CustomAnswer {
  const params = typeof given === 'object' && given !== null ? new Map<string, unknown>(Object.entries(given)) : new Map<string, unknown>();
  const store = storeOf(world, person);
  if (method === 'saveStorageValue') return save(store, params.get('key'), params.get('value'));
  if (method === 'getStorageKeys') return { result: [...store.keys()] };
  if (method === 'getRequestedContact') return { error: 'CONTACT_NOT_FOUND' };
  if (method !== 'getStorageValues' && method !== 'deleteStorageValues') return { error: 'METHOD_INVALID' };

  const keys = keysOf(params.get('keys'));
  if (!keys) return { error: 'KEY_INVALID' };
  if (method === 'getStorageValues') return { result: Object.fromEntries(keys.map((key) => [key, store.get(key) ?? ''])) };
  for (const key of keys) store.delete(key);
  return { result: true };
}

function storeOf(world: World, person: number): Map<string, string> {
  const store = world.storage.get(person) ?? new Map<string, string>();
  world.storage.set(person, store);
  return store;
}

function keysOf(value: unknown): string[] | null {
  const keys: unknown[] = Array.isArray(value) ? value : [value];
  return keys.every((key) => typeof key === 'string' && KEY.test(key)) ? keys.map(String) : null;
}

function save(store: Map<string, string>, key: unknown, value: unknown): CustomAnswer {
  if (typeof key !== 'string' || !KEY.test(key)) return { error: 'KEY_INVALID' };
  if (typeof value !== 'string' || value.length > VALUE_LENGTH) return { error: 'VALUE_INVALID' };
  if (!store.has(key) && store.size >= KEYS) return { error: 'KEYS_TOO_MUCH' };
  if (value) store.set(key, value);
  else store.delete(key);
  return { result: true };
}
