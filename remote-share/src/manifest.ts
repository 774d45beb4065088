import type { Manifest } from '@billet/shared-bridge';

declare module '@billet/shared-bridge/named-dialogs' {
  interface NamedDialogs {
    /** Tasks for users; opened from the share page. */
    tasks: Record<string, never>;
  }
}

export const manifest = {
  routes: [
    {
      path: '/share',
      page: 'Share',
      isHome: true,
      tab: { order: 1, icon: 'share', label: 'share-tab' },
      web: { title: 'share-web-title', text: 'share-web-text', art: 'ghost' },
    },
  ],
  dialogs: ['safety', 'leaderboard', 'settings', 'tasks', 'shareMenu', 'shareAnswer', 'age'],
} as const satisfies Manifest;
