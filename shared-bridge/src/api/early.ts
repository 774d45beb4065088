import type { JsonCallName } from '@billet/shared-domain/contract';

declare global {
  interface Window {
    /** The profile, asked for by the page itself before any script of ours ran. */
    __billetEarly?: Promise<Response>;
  }
}

/** An answer that is there, or on its way, before its call is made; null where there is none. Each is given once. */
export type TakeEarly = (name: JsonCallName, params: Readonly<Record<string, string>> | undefined) => Promise<Response> | null;

/** Milliseconds after which what came with the page may be out of date. */
const FRESH = 60_000;

/** Hands over the page's own early request for the profile, and the public profile that came with a friend's link (FST-01). */
export function takeEarlyOf(page: Window): TakeEarly {
  let friend = page.document.getElementById('friend')?.textContent ?? '';
  return (name, params) => {
    if (name === 'getProfile') {
      const early = page.__billetEarly ?? null;
      delete page.__billetEarly;
      return early;
    }
    if (name !== 'getPublicProfile' || friend === '' || page.performance.now() > FRESH) return null;
    if (JSON.parse(friend).user?.valentineCode !== params?.code) return null;
    const answer = Promise.resolve(new Response(friend));
    friend = '';
    return answer;
  };
}
