import type { Mode } from '@billet/shared-domain/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Composer, type Composing, makeComposer, type Written } from './composer.ts';
import { makeDraftStore } from './draft.ts';
import { intentOf } from './sending.ts';

export interface WritingOptions<Form> {
  readonly mode: Mode;
  /** What a sheet holds when it opens anew. */
  readonly empty: Form;
  readonly isForm: (value: unknown) => value is Form;
}

/** The composer of a page for a recipient's code, which lives as long as the component. */
export function useComposer<Form extends Written>(to: string, options: WritingOptions<Form>): readonly [Composing<Form>, Composer<Form>] {
  const [composer] = useState(() => newComposer(to, options));
  useEffect(() => composer.follow(), [composer]);
  return [useSyncExternalStore(composer.subscribe, composer.get), composer];
}

function newComposer<Form extends Written>(to: string, { mode, empty, isForm }: WritingOptions<Form>): Composer<Form> {
  const intent = intentOf({ mode, to });
  return makeComposer({ intent, empty, drafts: makeDraftStore(intent, { storage: pageStorage(), now: Date.now, isForm }) });
}

/** The page's own storage; frames of some browsers have none, and then nothing is kept. */
function pageStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
