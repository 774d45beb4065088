/** Something that a remote offers, by the names of its front door. */
export interface Place {
  readonly remote: 'share' | 'inbox' | 'send';
  readonly name: string;
}

export interface Route extends Place {
  readonly path: string;
  /** Full-screen pages stand without the tab bar. */
  readonly isTab: boolean;
}

/** NAV-01. The one table of addresses: the router, the tab bar and the page's early requests read it. */
export const routes: readonly Route[] = [
  { path: '/share', remote: 'share', name: 'Share', isTab: true },
  { path: '/send-to-friend', remote: 'send', name: 'SendToFriend', isTab: true },
  { path: '/inbox', remote: 'inbox', name: 'Inbox', isTab: true },
  { path: '/send', remote: 'send', name: 'Send', isTab: false },
  { path: '/ask', remote: 'send', name: 'Ask', isTab: false },
];

export const homePath = '/share';

export const isTabPath = (path: string): boolean => routes.some((route) => route.isTab && route.path === path);
