import { bridge } from '@billet/shared-bridge';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Composer, type Composing, makeComposer } from './composer.ts';
import { makeDraftStore } from './draft.ts';
import { pageStorage, submitPorts } from './ports.ts';

/** How often an order that nobody rang for is asked for, in milliseconds. */
const ORDER_CHECK = 15_000;

export interface ComposerOptions<Form> {
  /** Where the draft is kept: the page and the recipient's code. */
  readonly name: string;
  readonly empty: Form;
  readonly isForm: (value: unknown) => value is Form;
}

/** The composer of a page, which lives as long as the component. */
export function useComposer<Form>(options: ComposerOptions<Form>): readonly [Composing<Form>, Composer<Form>] {
  const [composer] = useState(() => newComposer(options));
  useEffect(() => {
    const check = () => void composer.checkOrder();
    check();
    const timer = setInterval(check, ORDER_CHECK);
    const stopListening = bridge().onLiveEvent((event) => event.kind === 'order' && check());
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [composer]);
  return [useSyncExternalStore(composer.subscribe, composer.get), composer];
}

function newComposer<Form>({ name, empty, isForm }: ComposerOptions<Form>): Composer<Form> {
  const drafts = makeDraftStore(name, { storage: pageStorage(), now: Date.now, isForm });
  return makeComposer({ empty, drafts, submit: submitPorts() });
}
