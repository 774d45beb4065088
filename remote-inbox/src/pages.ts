import type { FrontDoor } from '@billet/shared-bridge';

/** All that this remote offers. */
const frontDoor: FrontDoor = {
  pages: {
    Inbox: () => import(/* webpackChunkName: "Inbox" */ './inbox/InboxPage.tsx'),
  },
  dialogs: {
    contest: () => import(/* webpackChunkName: "contest" */ './contest/ContestDialog.tsx'),
  },
};

export default frontDoor;
