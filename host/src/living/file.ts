import { lazyFile } from '@billet/shared-bridge';

export const livingFile = lazyFile(() => import(/* webpackChunkName: "living" */ './late.ts'));
