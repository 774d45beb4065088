import type { Manifests } from './routes.ts';

/** Sample manifests for previews and tests of the shell: three tabs, one with all optional properties, and a page for links. */
export const samples: Manifests = {
  share: {
    active: {
      manifest: {
        routes: [
          {
            path: '/share',
            page: 'Share',
            isHome: true,
            tab: { order: 1, icon: 'share', label: 'share-tab' },
            web: { title: 'share-web-title', text: 'share-web-text', art: 'ghost' },
          },
        ],
        dialogs: ['settings'],
      },
    },
  },
  inbox: {
    active: {
      manifest: {
        routes: [
          {
            path: '/inbox',
            page: 'Inbox',
            tab: { order: 3, icon: 'inbox', festiveIcon: 'heart', label: 'inbox-tab', badge: 'unread' },
            web: { title: 'inbox-web-title', text: 'inbox-web-text', art: 'envelope' },
          },
        ],
        dialogs: ['contest'],
      },
    },
  },
  send: {
    active: {
      manifest: {
        routes: [
          { path: '/send', page: 'Send', mode: 'valentine', entry: 'send' },
          { path: '/ask', page: 'Ask', mode: 'anonymous', entry: 'ask' },
          {
            path: '/send-to-friend',
            page: 'SendToFriend',
            tab: { order: 2, icon: 'send', label: 'send-tab' },
            web: { title: 'send-web-title', text: 'send-web-text', art: 'bouquet' },
            banner: { season: 'easter', label: 'send-easter', art: 'easter_cake' },
          },
        ],
        dialogs: [],
      },
    },
  },
};
