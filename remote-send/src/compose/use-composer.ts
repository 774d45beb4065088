import { draftAt } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Composer, type Composing, isBusy, makeComposer, type Written } from './composer.ts';
import { storedFormGuard } from './draft.ts';
import { intentOf } from './sending.ts';

export interface WritingOptions<Form> {
  readonly mode: Mode;
  /** Form of a newly opened sheet. */
  readonly empty: Form;
  readonly isForm: (value: unknown) => value is Form;
  /** Composers that are still sending: a page that remounts continues with the same one and receives its result. */
  readonly inProgress: Map<string, Composer<Form>>;
}

/** Composer of the user `owner` (own code) for a recipient's code, for the lifetime of the component. */
export function useComposer<Form extends Written>(
  owner: string | null,
  to: string,
  options: WritingOptions<Form>,
): readonly [Composing<Form>, Composer<Form>] {
  const [composer] = useState(() => {
    const running = options.inProgress.get(`${owner}/${to}`);
    return running ?? newComposer(owner, to, options);
  });
  useEffect(() => composer.follow(), [composer]);
  return [useSyncExternalStore(composer.subscribe, composer.get), composer];
}

function newComposer<Form extends Written>(owner: string | null, to: string, options: WritingOptions<Form>): Composer<Form> {
  const { mode, empty, isForm, inProgress } = options;
  const intent = intentOf({ mode, to });
  const composer = makeComposer({ intent, empty, draft: draftAt(intent, storedFormGuard(isForm)) });
  composer.subscribe(() => {
    if (isBusy(composer.get().submission)) inProgress.set(`${owner}/${to}`, composer);
    else inProgress.delete(`${owner}/${to}`);
  });
  return composer;
}
