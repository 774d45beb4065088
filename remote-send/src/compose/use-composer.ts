import { bridge, isApiError, newKey } from '@billet/shared-bridge';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Composer, type ComposerDeps, type Composing, makeComposer } from './composer.ts';
import { makeDraftStore } from './draft.ts';
import { toBody } from './sending.ts';

/** How often an order that nobody told of is asked for, in milliseconds: sooner while somebody waits for it. */
const ORDER_CHECK = { waiting: 3000, idle: 15_000 } as const;

export interface ComposerOptions<Form> {
  /** Where the draft is kept: the page and the recipient's code. */
  readonly name: string;
  readonly empty: Form;
  readonly isForm: (value: unknown) => value is Form;
}

/** The composer of a page, which lives as long as the component. */
export function useComposer<Form>(options: ComposerOptions<Form>): readonly [Composing<Form>, Composer<Form>] {
  const [composer] = useState(() => newComposer(options));
  const state = useSyncExternalStore(composer.subscribe, composer.get);
  const every = state.submission.kind === 'waiting' ? ORDER_CHECK.waiting : ORDER_CHECK.idle;
  useEffect(() => {
    const check = () => void composer.checkOrder();
    check();
    return bridge().onLiveEvent((event) => event.kind === 'order' && check());
  }, [composer]);
  useEffect(() => {
    const timer = setInterval(() => void composer.checkOrder(), every);
    return () => clearInterval(timer);
  }, [composer, every]);
  return [state, composer];
}

function newComposer<Form>({ name, empty, isForm }: ComposerOptions<Form>): Composer<Form> {
  const drafts = makeDraftStore(name, { storage: pageStorage(), now: Date.now, isForm });
  return makeComposer({ empty, drafts, submit: submitDeps() });
}

function submitDeps(): ComposerDeps<never>['submit'] {
  const { api, messenger, log } = bridge();
  return {
    newKey,
    checkout: (sending, key) => api.call('checkout', { body: toBody(sending), key, retries: 'none' }),
    failureOf: (error) => (isApiError(error) ? error.failure : null),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    openInvoice: (link, onLater) => messenger.openInvoice(link, onLater),
    orderState: async (id) => (await api.call('getOrder', { params: { id } })).order.state,
    log,
  };
}

/** The page's own storage; frames of some browsers have none, and then nothing is kept. */
function pageStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
