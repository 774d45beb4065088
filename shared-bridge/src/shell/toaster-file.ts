import { lazyFile } from '../lazy/lazy-file.ts';

/** The lazy component that shows notices. */
export const toasterFile = lazyFile(() =>
  import(/* webpackChunkName: "toaster" */ './toaster.tsx').then(({ default: Toaster }) => Toaster),
);
