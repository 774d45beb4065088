import { lazyFile } from '../lazy/lazy-file.ts';

/** The lazy implementation of all sheets. */
export const drawerFile = lazyFile(() => import(/* webpackChunkName: "drawer" */ './drawer.tsx').then(({ default: Drawer }) => Drawer));
