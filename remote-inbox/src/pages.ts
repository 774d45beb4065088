import type { FrontDoor } from '@billet/shared-bridge';

/** All that this remote offers. */
const frontDoor: FrontDoor = {
  pages: {
    Inbox: () => import(/* webpackChunkName: "Inbox" */ './inbox/inbox-page.tsx'),
  },
  dialogs: {
    contest: () => import(/* webpackChunkName: "contest" */ './contest/contest-dialog.tsx'),
  },
};

export default frontDoor;
