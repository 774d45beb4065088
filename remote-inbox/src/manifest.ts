import type { Manifest } from '@billet/shared-bridge';

export const manifest = {
  routes: [
    {
      path: '/inbox',
      page: 'Inbox',
      tab: { order: 3, icon: 'inbox', festiveIcon: 'heart', label: 'inbox-tab', badge: 'unread' },
      web: { title: 'inbox-web-title', text: 'inbox-web-text', art: 'envelope' },
    },
  ],
  dialogs: ['contest', 'reportNote'],
} as const satisfies Manifest;
