import type { Mode } from '@billet/shared-domain/contract';
import type { Frame } from '@billet/shared-ui';
import { SendToFriendView } from './send-to-friend-view.tsx';

const nothing = (): void => {};

/** Page rendered before any data is known. */
export const friendFrame = (mode: Mode): Frame => ({
  route: '/send-to-friend',
  mode,
  render: () => <SendToFriendView model={{ mode, isLoading: false, isEaster: null, choose: nothing, open: nothing }} />,
});
