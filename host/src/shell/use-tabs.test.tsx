import { fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { describe, expect, test } from '@rstest/core';
import { renderHook } from '@testing-library/react';
import { samples } from '../site/samples.ts';
import { siteMapOf } from '../site/site-map.ts';
import { tabIcons } from './tab-icons.tsx';
import { useTabs } from './use-tabs.ts';

function tabsOn(day: string, unread: number, closed?: number) {
  const fake = fakeBridge({ now: new Date(day) });
  installBridge(fake.bridge);
  setSession({
    inventory: { count: { ordinary: unread, super: 0, total: unread, unread, unreadAnonymous: 0, ...(closed ? { closed } : {}) } },
  });
  const { result } = renderHook(() => useTabs(siteMapOf(samples).tabs, '/inbox'), { wrapper: InEnglish });
  return { fake, tabs: result.current };
}

describe('[MFE-09] tab bar', () => {
  test('[NAV-01] tabs have the labels, addresses and icons of the manifests in order, and the open one is active', () => {
    const { tabs, fake } = tabsOn('2026-02-14T12:00:00Z', 0);
    expect(tabs.map(({ label, path, icon, badge, isActive }) => ({ label, path, icon, badge, isActive }))).toEqual([
      { label: 'Share', path: '/share', icon: tabIcons.share, badge: undefined, isActive: false },
      { label: 'Send', path: '/send-to-friend', icon: tabIcons.send, badge: undefined, isActive: false },
      { label: 'Inbox', path: '/inbox', icon: tabIcons.inbox, badge: undefined, isActive: true },
    ]);
    tabs[0]?.onPress?.();
    expect(fake.messengerCalls).toEqual([['haptic', { kind: 'selection' }]]);
  });

  test('[NAV-03] the unread count is a badge on the tab that requests it only', () => {
    expect(tabsOn('2026-02-14T12:00:00Z', 3).tabs.map(({ badge }) => badge)).toEqual([
      undefined,
      undefined,
      { count: 3, label: '3 unread' },
    ]);
  });

  test('[NAV-03][INB-05] closed valentines are not counted before 14:00 in Moscow on 8 March, and then they are', () => {
    const badgeOn = (day: string, unread: number) => tabsOn(day, unread, 3).tabs.at(-1)?.badge;
    expect(badgeOn('2026-03-08T10:59:00Z', 3)).toBeUndefined();
    expect(badgeOn('2026-03-08T10:59:00Z', 5)).toEqual({ count: 2, label: '2 unread' });
    expect(badgeOn('2026-03-08T11:00:00Z', 3)).toEqual({ count: 3, label: '3 unread' });
  });

  test('[NAV-04] the festive icon is shown from 14:00 in Moscow on 8 March', () => {
    const iconOn = (day: string) => tabsOn(day, 0).tabs[2]?.icon;
    expect(iconOn('2026-03-08T10:59:00Z')).toBe(tabIcons.inbox);
    expect(iconOn('2026-03-08T11:00:00Z')).toBe(tabIcons.heart);
  });
});
