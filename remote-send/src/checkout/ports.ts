import { bridge, isApiError, newKey } from '@billet/shared-bridge';
import type { ComposerPorts } from './composer.ts';

/** The real world of a submission. */
export function submitPorts(): ComposerPorts<never>['submit'] {
  const { api, messenger, log } = bridge();
  return {
    newKey,
    checkout: (body, key) => api.call('checkout', { body, key, retries: 'none' }),
    failureOf: (error) => (isApiError(error) ? error.failure : null),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    openInvoice: (link, onLater) => messenger.openInvoice(link, onLater),
    orderState: async (id) => (await api.call('getOrder', { params: { id } })).order.state,
    log,
  };
}

/** The page's own storage; frames of some browsers have none, and then nothing is kept. */
export function pageStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}
