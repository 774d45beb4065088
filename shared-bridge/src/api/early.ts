import type { JsonCallName } from '@billet/shared-domain/contract';

declare global {
  interface Window {
    /** The profile request that the inline script of the page sends before any bundle runs. */
    __billetEarly?: Promise<Response>;
  }
}

/** A response that exists or is under way before its call is made; null if there is none. Each response is returned once. */
export type TakeEarly = (
  name: JsonCallName,
  params: Readonly<Record<string, string>> | undefined,
  query?: Readonly<Record<string, unknown>>,
) => Promise<Response> | null;

/** Milliseconds after which data embedded in the page may be out of date. */
const MAX_AGE_MS = 60_000;

/** Returns the early profile request of the page and the public profile embedded for a friend's link (FST-01). */
export function takeEarlyOf(page: Window): TakeEarly {
  let friend = page.document.getElementById('friend')?.textContent ?? '';
  return (name, params, query) => {
    if (name === 'getProfile') {
      const early = page.__billetEarly ?? null;
      delete page.__billetEarly;
      return early;
    }
    if (name !== 'getPublicProfile' || friend === '' || page.performance.now() > MAX_AGE_MS) return null;
    const { user } = JSON.parse(friend);
    if (user?.valentineCode !== params?.code) return null;
    // the page was served in another language than the app's
    if (typeof user.prompt?.language === 'string' && user.prompt.language !== query?.language) return null;
    const answer = Promise.resolve(new Response(friend));
    friend = '';
    return answer;
  };
}
