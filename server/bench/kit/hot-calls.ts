import { codeOf, get, post } from './people.ts';

/** The calls that a busy minute is made of, as requests of the n-th person. */
export const page = (n: number, skip = 0) => get(n, `/api/inventory/valentines?type=ordinary&limit=20&skip=${skip}`);
export const counts = (n: number) => get(n, '/api/inventory/count');
export const profile = (n: number) => get(n, '/api/profile');
export const events = (n: number) => get(n, '/api/events');
export const unwrap = (n: number, noteId: string) => post(n, `/api/inventory/unwrap/${noteId}`);

let sent = 0;
/** A free gift from one to another, in words that were never sent before. */
export const checkout = (from: number, to: number) =>
  post(from, '/api/order/checkout', { valentineCode: codeOf(to), itemId: 'tulip', message: `I like you, the ${++sent}th time` });
