/** In the place of the federation runtime's reader of every range there is: ranges here are carets and exact versions. */
export { satisfies as satisfy } from '../../version-range.ts';
