import type { Api, Bridge, Messenger } from '../contract.ts';
import type { SessionStore } from './store.ts';

/** The dependencies of the session functions, passed in so that tests need no page. */
export interface SessionDeps {
  readonly store: SessionStore;
  readonly api: Api;
  readonly storage: Messenger['storage'];
  readonly log: Bridge['log'];
}
