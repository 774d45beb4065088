import type { TabIcon } from '@billet/shared-bridge';
import { GiftIcon, HeartIcon, InboxIcon, SendIcon, ShareIcon, StarIcon, TrophyIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';

/** Icons that the contract provides to manifests. */
export const tabIcons: Readonly<Record<TabIcon, ReactNode>> = {
  share: <ShareIcon />,
  send: <SendIcon />,
  inbox: <InboxIcon />,
  heart: <HeartIcon />,
  gift: <GiftIcon />,
  star: <StarIcon />,
  trophy: <TrophyIcon />,
};
