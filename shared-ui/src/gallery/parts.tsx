import { useState } from 'react';
import { InboxIcon, Price, SegmentedControl, SendIcon, ShareIcon, TabBar } from '../index.ts';

export const nothing = () => {};
export const failure = { title: 'The page didn’t load', text: 'No connection right now.', retryLabel: 'Try again', onRetry: nothing };
export const price = (stars: number, originalPrice?: number) => (
  <Price stars={stars} freeLabel="Free" label={`${stars} Stars`} originalPrice={originalPrice} />
);

export function Tabs({ active }: { readonly active: string }) {
  const tabs = [
    { id: 'share', label: 'Share', icon: <ShareIcon />, path: '/share' },
    { id: 'send', label: 'Send', icon: <SendIcon />, path: '/send-to-friend' },
    { id: 'inbox', label: 'Inbox', icon: <InboxIcon />, path: '/inbox', badge: { count: 3, label: '3 unread' } },
  ];
  return <TabBar label="Pages" tabs={tabs.map((tab) => ({ ...tab, isActive: tab.id === active }))} />;
}

export function ModeSwitch() {
  const [mode, setMode] = useState('valentine');
  const options = [
    { value: 'anonymous', label: 'Anonymous' },
    { value: 'valentine', label: 'Valentine' },
  ];
  return <SegmentedControl label="Mode" options={options} value={mode} onChange={setMode} />;
}
