import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { InboxIcon } from '../icons/icons.tsx';
import { type Tab, TabBar } from './tab-bar.tsx';

const inbox: Tab = {
  id: 'inbox',
  label: 'Inbox',
  icon: <InboxIcon />,
  path: '/inbox',
  isActive: true,
  badge: { count: 3, label: '3 unread' },
};
const call: Tab = { id: 'call', label: 'Call', icon: <InboxIcon />, onPress: () => {}, isActive: false };
const render = (tabs: Tab[], theme?: 'anonymous') => renderToStaticMarkup(<TabBar label="Pages" tabs={tabs} theme={theme} />);

test('[NAV-03] a tab with a path is a link to its hash, and the active one is marked', () => {
  expect(render([inbox])).toMatch(/<a [^>]*href="#\/inbox" aria-current="page"/);
});

test('[NAV-03] a tab with a handler is a button', () => {
  const html = render([call]);
  expect(html).toContain('<button');
  expect(html).not.toContain('<a ');
});

test('[NAV-03] a badge shows its count, and is hidden at zero', () => {
  expect(render([inbox])).toMatch(/aria-label="3 unread"[^>]*>3</);
  expect(render([{ ...inbox, badge: { count: 0, label: 'none' } }])).not.toContain('role="img"');
  expect(render([{ ...inbox, badge: { count: 120, label: '120 unread' } }])).toContain('>99+<');
});

test('[NAV-03] the bar has the given theme', () => {
  expect(render([inbox], 'anonymous')).toContain('data-mode="anonymous"');
  expect(render([inbox])).not.toContain('data-mode');
});
