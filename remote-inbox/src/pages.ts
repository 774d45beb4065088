import type { ExposedBy } from '@billet/shared-bridge';
import type { manifest } from './manifest.ts';

/** Modules that the manifest names. */
const exposed: ExposedBy<typeof manifest> = {
  pages: {
    Inbox: () => import(/* webpackChunkName: "Inbox" */ './inbox/inbox-page.tsx'),
  },
  dialogs: {
    reportNote: () => import(/* webpackChunkName: "reportNote" */ './safety/report-dialog.tsx'),
    contest: () => import(/* webpackChunkName: "contest" */ './contest/contest-dialog.tsx'),
  },
};

export default exposed;
