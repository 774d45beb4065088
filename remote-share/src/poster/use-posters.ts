import { bridge } from '@billet/shared-bridge';
import type { Answer, Mode } from '@billet/shared-domain/contract';
import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nullOnFailure } from '../api/null-on-failure.ts';
import { looksToRequest, type Phase } from './looks-to-request.ts';
import { waitForPoster } from './wait-for-poster.ts';

/** Milliseconds after which a poster that has not loaded counts as failed. */
const TIMEOUT_MS = 20_000;

/** Content of the posters: the user's link in a mode, one of their answers, or the reveal of a sender. */
export interface Subject {
  /** The user's code, or the note's ID; null until the profile is loaded. */
  readonly id: string | null;
  readonly mode: Mode;
  readonly of?: 'answer' | 'reveal' | undefined;
}

export interface Poster {
  readonly phase: Phase | 'waiting';
  /** URL to render, also while the picture loads. */
  readonly src: string | null;
}

export interface Posters {
  readonly all: Readonly<Record<Look, Poster>>;
  readonly onDrawn: (look: Look) => void;
  readonly onFailed: (look: Look) => void;
  /** Requests the poster again. */
  readonly retry: (look: Look) => void;
  /** URL of the full picture in a look; null if there is none. */
  readonly addressOf: (look: Look) => Promise<string | null>;
}

interface Asked {
  readonly phase: Phase;
  /** The poster has already waited for a busy server: another failure is final. */
  readonly isAwaited?: boolean;
  readonly urls: Answer<'getShareImage'> | null;
}
type AllAsked = Readonly<Partial<Record<Look, Asked>>>;

/** Posters of a subject: loads the look on screen, then its neighbours. Loads nothing while `isWaiting`. */
export function usePosters({ id, mode, of = 'answer' }: Subject, look: Look, isWaiting: boolean): Posters {
  const [asked, setAsked] = useState<AllAsked>({});
  const leaving = useRef<AbortController>(null);
  const put = (which: Look, phase: Phase, urls: Asked['urls'] = null) =>
    setAsked((all) => ({ ...all, [which]: { ...all[which], phase, urls: urls ?? all[which]?.urls ?? null } }));
  const urlsOf = (code: string, which: Look, signal?: AbortSignal) =>
    bridge().api.call('getShareImage', {
      params: { id: code },
      query: { type: 'story', mode, look: which, of },
      deadline: 'screen',
      ...(signal ? { signal } : {}),
    });
  const ask = async (code: string, which: Look, signal: AbortSignal) => {
    put(which, 'asking');
    const urls = await nullOnFailure(urlsOf(code, which, signal));
    if (!signal.aborted) put(which, urls === null ? 'failed' : 'drawing', urls);
  };
  const phases = Object.fromEntries(LOOKS.map((each) => [each, asked[each]?.phase]));
  const due = id === null || isWaiting ? '' : looksToRequest(look, phases).join();
  /** An image element does not expose why it failed. If the server is busy, waits for the picture. */
  const awaitDrawn = async (which: Look) => {
    const src = posterOf(asked[which]).src;
    const signal = leaving.current?.signal;
    if (src === null || !signal || asked[which]?.isAwaited) return put(which, 'failed');
    setAsked((all) => ({ ...all, [which]: { urls: null, ...all[which], phase: 'queued', isAwaited: true } }));
    const isDrawn = await waitForPoster(src, signal);
    if (!signal.aborted) put(which, isDrawn ? 'drawing' : 'failed');
  };
  const askAll = useEffectEvent((names: string) => {
    for (const each of LOOKS)
      if (id !== null && leaving.current && names.split(',').includes(each)) void ask(id, each, leaving.current.signal);
  });
  const failLate = useEffectEvent(() => {
    for (const each of LOOKS) if (asked[each]?.phase === 'drawing') put(each, 'failed');
  });

  useEffect(() => {
    const going = new AbortController();
    leaving.current = going;
    return () => going.abort();
  }, []);
  useEffect(() => {
    askAll(due);
  }, [due]);
  const drawing = LOOKS.filter((each) => asked[each]?.phase === 'drawing').join();
  useEffect(() => {
    // posters that are not on screen are not loaded and cannot time out
    if (drawing === '' || isWaiting) return undefined;
    const timer = setTimeout(failLate, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [drawing, isWaiting]);

  return {
    all: Object.fromEntries(LOOKS.map((each) => [each, posterOf(asked[each])])) as Record<Look, Poster>,
    onDrawn: (which) => put(which, 'drawn'),
    onFailed: (which) => void awaitDrawn(which),
    retry: (which) => setAsked(({ [which]: _, ...rest }) => rest),
    addressOf: async (which) => {
      const known = asked[which]?.urls ?? null;
      if (known !== null || id === null) return known?.url ?? null;
      return (await nullOnFailure(urlsOf(id, which)))?.url ?? null;
    },
  };
}

/** Previews are loaded from our own server, whatever origin the messenger's URL has. */
function posterOf(asked: Asked | undefined): Poster {
  if (!asked) return { phase: 'waiting', src: null };
  const { phase, urls } = asked;
  return {
    phase,
    src: urls && phase !== 'failed' && phase !== 'queued' ? bridge().config.apiBase + new URL(urls.previewUrl).pathname : null,
  };
}
