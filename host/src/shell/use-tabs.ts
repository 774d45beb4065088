import { bridge, useNow, useSession } from '@billet/shared-bridge';
import { closedCount, isAfterOpening } from '@billet/shared-domain/rules/march8';
import { useText } from '@billet/shared-i18n';
import type { Tab } from '@billet/shared-ui';
import type { TabRoute } from '../site/site-map.ts';
import { tabIcons } from './tab-icons.tsx';

const MINUTE = 60_000;

/**
 * Tabs of the manifests (NAV-01), with the count of the notes that may be opened (NAV-03) and a festive icon from the opening of the year's valentines
 * (NAV-04).
 */
export function useTabs(tabs: readonly TabRoute[], path: string): readonly Tab[] {
  const text = useText();
  const now = useNow(MINUTE);
  const unread = useSession(({ inventory: { count }, userData: { user } }) => (count ? count.unread - closedCount(count, user, now) : 0));
  const counted = unread > 0 ? { count: unread, label: text('shell-tab-unread', { count: unread }) } : undefined;
  return tabs.map((route) => {
    const { label, icon, festiveIcon, badge } = route.tab;
    return {
      id: route.path,
      path: route.path,
      label: text(label),
      icon: tabIcons[(isAfterOpening(now) && festiveIcon) || icon],
      badge: badge && counted,
      isActive: path === route.path,
      onPress: () => bridge().messenger.haptic({ kind: 'selection' }),
    };
  });
}
