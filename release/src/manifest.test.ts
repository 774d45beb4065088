import { describe, expect, test } from '@rstest/core';
import { clashes, type Manifest, manifestFaults } from './manifest.ts';

const icons = ['share', 'inbox'];
const web = { title: 'inbox-title', text: 'inbox-text', art: 'ghost' };
const tab = { order: 1, icon: 'inbox', label: 'inbox-tab' };
const home = { path: '/inbox', page: 'Inbox', isHome: true, tab, web } as const;
const inbox: Manifest = { routes: [home], dialogs: ['contest'] };
const faults = (route: object, dialogs: readonly string[] = []) => manifestFaults('inbox', { routes: [route], dialogs }, icons);

describe('[MFE-09] manifestFaults', () => {
  test('[MFE-09] a valid manifest has no faults', () => {
    expect(manifestFaults('inbox', inbox, icons)).toEqual([]);
  });

  test('[MFE-09] a build without a manifest is reported', () => {
    expect(manifestFaults('inbox', undefined, icons)).toEqual(['inbox has no manifest']);
  });

  test.each([
    ['an invalid address', { ...home, path: 'Inbox' }, 'routes[0].path: must be one name in lower case, like /send-to-friend'],
    ['a page without a name', { ...home, page: '' }, 'routes[0].page: must be a name of letters and digits'],
    ['an unknown field', { ...home, pathh: '/inbox' }, 'routes[0]: Unrecognized key: "pathh"'],
    ['an unknown mode', { ...home, mode: 'sepia' }, 'routes[0].mode: Invalid option: expected one of "valentine"|"anonymous"'],
    ['an unknown badge', { ...home, tab: { ...tab, badge: 'sent' } }, 'routes[0].tab.badge: Invalid input: expected "unread"'],
    ['a tab without an order', { ...home, tab: { icon: 'inbox', label: 'a' } }, 'routes[0].tab.order: Invalid input: expected number'],
    ['an entry without a mode', { path: '/send', page: 'Send', entry: 'send' }, 'routes[0]: has an entry and no mode'],
    ['a tab that is empty on the web', { path: '/a', page: 'A', tab }, 'routes[0]: has a tab and no web'],
    ['a home without a tab', { path: '/a', page: 'A', isHome: true }, 'routes[0]: is home and has no tab'],
  ])('[MFE-09] the faults of a manifest include %s, with its place', (_, route, sentence) => {
    expect(faults(route)).toEqual([expect.stringContaining(`inbox's manifest, ${sentence}`)]);
  });

  test.each([['icon'], ['festiveIcon']])('[MFE-09] a tab whose %s the shell does not have is reported', (field) => {
    expect(faults({ ...home, tab: { ...tab, [field]: 'attic' } })).toEqual([
      'inbox\'s tab /inbox needs the icon "attic", which the shell does not have; it has share, inbox',
    ]);
  });
});

describe('[MFE-09] clashes between manifests', () => {
  const together = (send: Partial<Manifest>) => clashes({ inbox, send: { routes: [], dialogs: [], ...send } });
  const entry = { page: 'Send', mode: 'valentine', entry: 'send' } as const;

  test('[MFE-09] manifests with different routes and dialogs do not clash', () => {
    expect(together({ routes: [{ path: '/send', ...entry }], dialogs: ['publicList'] })).toEqual([]);
  });

  test.each<[string, Partial<Manifest>, string]>([
    ['an address', { routes: [{ path: '/inbox', page: 'Other' }] }, 'inbox and send would both provide a page at /inbox'],
    ['a dialog', { dialogs: ['contest'] }, 'inbox and send would both provide the dialog "contest"'],
    [
      'a place in the tab bar',
      { routes: [{ path: '/a', page: 'A', tab, web }] },
      'inbox and send would both use position 1 of the tab bar',
    ],
    ['the home page', { routes: [{ ...home, path: '/a', tab: { ...tab, order: 2 } }] }, 'inbox and send would both provide the home page'],
    ['a dialog of the same remote', { dialogs: ['list', 'list'] }, 'send would twice provide the dialog "list"'],
  ])('[MFE-09] clashes reports %s claimed twice', (_, send, sentence) => {
    expect(together(send)).toEqual([sentence]);
  });

  test('[MFE-09] routes clash if they take the same launches of an app, or launches to people in the same mode', () => {
    const routes = [
      { path: '/send', ...entry },
      { path: '/ask', ...entry },
    ];
    expect(together({ routes })).toEqual([
      'send would twice handle launches of the app "send"',
      'send would twice handle launches to people in mode valentine',
    ]);
  });

  test('[MFE-09] manifests without a home page are rejected', () => {
    expect(clashes({ send: { routes: [], dialogs: [] } })).toEqual(['no remote provides the home page']);
  });
});
