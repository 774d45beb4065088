import { lazyFile } from '../lazy/lazy-file.ts';

/** What shows notices. */
export const toasterFile = lazyFile(() =>
  import(/* webpackChunkName: "toaster" */ './toaster.tsx').then(({ default: Toaster }) => Toaster),
);
