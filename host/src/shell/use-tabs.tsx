import { bridge, useNow, useSession } from '@billet/shared-bridge';
import { isAfterOpening } from '@billet/shared-domain/rules/march8';
import { useText } from '@billet/shared-i18n';
import { HeartIcon, InboxIcon, SendIcon, ShareIcon, type Tab } from '@billet/shared-ui';

const MINUTE = 60_000;

/** The three tabs (NAV-01), the inbox with what is unread (NAV-03) and, once the year's valentines may be opened, with another icon (NAV-04). */
export function useTabs(path: string): readonly Tab[] {
  const text = useText();
  const now = useNow(MINUTE);
  const unread = useSession(({ inventory }) => inventory.count?.unread ?? 0);
  const press = () => bridge().messenger.haptic({ kind: 'selection' });
  const tab = (id: string, to: string, icon: Tab['icon'], badge?: Tab['badge']): Tab => ({
    id,
    path: to,
    label: text(`shell-tab-${id}`),
    icon,
    badge,
    isActive: path === to,
    onPress: press,
  });
  const badge = unread > 0 ? { count: unread, label: text('shell-tab-unread', { count: unread }) } : undefined;
  return [
    tab('share', '/share', <ShareIcon />),
    tab('send', '/send-to-friend', <SendIcon />),
    tab('inbox', '/inbox', isAfterOpening(now) ? <HeartIcon /> : <InboxIcon />, badge),
  ];
}
