import { lazyFile } from '../lazy/lazy-file.ts';

/** What every sheet is made of. */
export const drawerFile = lazyFile(() => import(/* webpackChunkName: "drawer" */ './drawer.tsx').then(({ default: Drawer }) => Drawer));
