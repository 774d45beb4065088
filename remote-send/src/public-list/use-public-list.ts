import { bridge } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { appendPage, emptyList, listType, PAGE, type PublicList, withoutPage } from './public-list.ts';

/** Somebody's public answers in a mode, a page at a time. What fails is only logged. */
export function usePublicList(code: string, mode: Mode): readonly [PublicList, () => void] {
  const [list, setList] = useState(emptyList);
  const isAsking = useRef(false);
  const askFrom = useCallback(
    async (skip: number) => {
      if (isAsking.current) return;
      isAsking.current = true;
      setList((before) => ({ ...before, isLoading: true }));
      const { api, log } = bridge();
      try {
        const page = await api.call('getPublicValentines', { params: { code }, query: { type: listType(mode), limit: PAGE, skip } });
        setList((before) => appendPage(before, page));
      } catch (error) {
        log({ event: 'public_list_missing', level: 'warn', reason: String(error) });
        setList(withoutPage);
      } finally {
        isAsking.current = false;
      }
    },
    [code, mode],
  );
  useEffect(() => void askFrom(0), [askFrom]);
  return [list, () => void askFrom(list.valentines.length)];
}
