import type { Manifest } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';

declare module '@billet/shared-bridge/named-dialogs' {
  interface NamedDialogs {
    publicList: { readonly code: string; readonly mode: Mode };
  }
}

export const manifest = {
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
  dialogs: ['publicList', 'wishes'],
} as const satisfies Manifest;
