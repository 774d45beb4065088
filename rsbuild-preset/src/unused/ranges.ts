/** In the place of the federation runtime's reader of every range there is: ranges here are carets and exact versions. */
export { meets as satisfy } from '@billet/release/runnable';
