import { HashRouter } from '@billet/shared-bridge/host';
import { fakeBridge, installBridge, setSession } from '@billet/shared-bridge/testing';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { TabBar } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { PageFallback } from './pages/page-fallback.tsx';
import { OverrideBanner, type OverrideState } from './remote-override/override-banner.tsx';
import { OverridePanel, type OverridePanelModel } from './remote-override/override-panel.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { SeasonBanner } from './shell/season-banner.tsx';
import { SheetStateView } from './shell/sheet-state-view.tsx';
import { useTabs } from './shell/use-tabs.ts';
import { samples } from './site/samples.ts';
import { siteMapOf } from './site/site-map.ts';
import { ExpiredScreen } from './start/expired-screen.tsx';
import { FailedScreen } from './start/failed-screen.tsx';
import { StageScreen } from './start/stage-screen.tsx';
import { Found } from './web/web-recipient.tsx';
import { WebTab } from './web/web-tab.tsx';

const siteMap = siteMapOf(samples);
const nothing = (): void => {};
const busy = { kind: 'answer', status: 503, code: 'busy', message: '', retryAfter: 120 } as const;

/** Footer of the shell: season banner and tab bar. */
function Footer({ path }: { readonly path: string }) {
  const text = useText();
  const tabs = useTabs(siteMap.tabs, path);
  return (
    <>
      <SeasonBanner routes={siteMap.routes} />
      <TabBar label={text('shell-tabs')} tabs={tabs} theme="valentine" />
    </>
  );
}

function renderFooter(day: string, unread: number): ReactNode {
  installBridge(fakeBridge({ now: new Date(day) }).bridge);
  setSession({ inventory: { count: { ordinary: unread, super: 0, total: unread, unread, unreadAnonymous: 0 } } });
  return (
    <HashRouter>
      <Footer path="/share" />
    </HashRouter>
  );
}

const profile = (firstName: string): PublicProfile => ({
  telegram: { firstName, photoUrl: null },
  isGhostUser: false,
  valentineCode: 'a2b3c4d5e6',
  mode: 'valentine',
});

const reasonsByState: Readonly<Record<OverrideState, string | null>> = {
  panel: null,
  runs: null,
  asks: null,
  foreign: null,
  unreadable: null,
  silent: 'TypeError: Failed to fetch',
  lost: null,
  unfit: 'Refused: inbox is made for contract ^2.0.0, the shell provides 1.6.0',
  gone: 'the release has share, inbox, send',
};

const panel: OverridePanelModel = {
  rows: [
    { remote: 'inbox', version: 'development', source: 'override', failure: null, others: ['3f2a1b0c9d8e', '0a1b2c3d4e5f'] },
    { remote: 'quiz-show', version: '9e8d7c6b5a40', source: 'pinned', failure: null, others: ['4b5a69788796'] },
    {
      ...{ remote: 'send', version: '1c2d3e4f5a6b', source: 'previous', others: ['7f6e5d4c3b2a'] },
      failure: 'threw_at_start (start) in 7f6e5d4c3b2a',
    },
    { remote: 'share', version: '5a4b3c2d1e0f', source: 'active', failure: null, others: [] },
  ],
  ...{ versionsState: 'loaded', origin: 'https://a-developer.tunnel.example.org' },
  ...{ onPin: nothing, onUnpin: nothing, onRun: nothing, onReset: nothing, onClose: nothing },
};

/** Differences of the panel's states from one with a remote of each source. */
const panelStates: Readonly<Record<string, Partial<OverridePanelModel>>> = {
  list: {},
  'versions are loading': { rows: panel.rows.slice(3), versionsState: 'loading', origin: '' },
  'versions did not load': { rows: panel.rows.slice(2, 3), versionsState: 'failed', origin: '' },
  'no remote': { rows: [], origin: '' },
};

const renderBanner = (state: OverrideState, reason: string | null) => (
  <OverrideBanner
    remote="inbox"
    origin="https://a-developer.tunnel.example.org"
    state={state}
    reason={reason}
    pins={state === 'panel' ? { inbox: '3f2a1b0c9d8e' } : {}}
    onAgree={nothing}
    onLeave={nothing}
    onOpenPanel={nothing}
  >
    <StageScreen stage="loading-profile" />
  </OverrideBanner>
);

/** All named states of the shell's own views, for previews and tests. */
export const states: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'start / detecting', render: () => <StageScreen stage="initializing-app" /> },
  { name: 'start / signing in', render: () => <StageScreen stage="initializing" /> },
  { name: 'start / loading the profile', render: () => <StageScreen stage="loading-profile" /> },
  { name: 'start / retrying', render: () => <StageScreen stage="retrying" /> },
  { name: 'start / server busy', render: () => <StageScreen stage="server-busy" /> },
  { name: 'start / failed', render: () => <FailedScreen failure={{ kind: 'network' }} isBusy={false} onReload={nothing} /> },
  { name: 'start / failed, trying again', render: () => <FailedScreen failure={{ kind: 'network' }} isBusy onReload={nothing} /> },
  { name: 'start / failed, busy for minutes', render: () => <FailedScreen failure={busy} isBusy={false} onReload={nothing} /> },
  { name: 'start / expired', render: () => <ExpiredScreen onOpenAgain={nothing} /> },
  { name: 'shell / crashed', render: () => <CrashScreen /> },
  { name: 'shell / tabs', render: () => renderFooter('2026-02-14T12:00:00Z', 0) },
  { name: 'shell / tabs, 120 unread, 8 March', render: () => renderFooter('2026-03-08T12:00:00Z', 120) },
  { name: 'shell / Easter', render: () => renderFooter('2026-04-12T12:00:00Z', 3) },
  { name: 'page / failed to load', render: () => <PageFallback kind="failed" onRetry={nothing} /> },
  { name: 'page / made for a newer shell', render: () => <PageFallback kind="contract" onRetry={nothing} /> },
  { name: 'page / broken', render: () => <PageFallback kind="broken" onRetry={nothing} /> },
  ...Object.entries(reasonsByState).map(([state, reason]) => ({
    name: `override / ${state}`,
    render: () => renderBanner(state as OverrideState, reason),
  })),
  ...Object.entries(panelStates).map(([name, more]) => ({
    name: `override panel / ${name}`,
    render: () => <OverridePanel model={{ ...panel, ...more }} />,
  })),
  { name: 'sheet / loading', render: () => <SheetStateView kind="waiting" onRetry={nothing} onClose={nothing} /> },
  { name: 'sheet / failed to load', render: () => <SheetStateView kind="failed" onRetry={nothing} onClose={nothing} /> },
  { name: 'sheet / broken', render: () => <SheetStateView kind="broken" onRetry={nothing} onClose={nothing} /> },
  { name: 'web / recipient of valentines', render: () => <Found entry="send" mode="valentine" profile={profile('Alice')} /> },
  {
    name: 'web / recipient of questions, long name',
    render: () => <Found entry="ask" mode="anonymous" profile={profile('Александра-Вильгельмина')} />,
  },
  {
    name: 'web / recipient, a name of sixty letters without a space',
    render: () => <Found entry="send" mode="valentine" profile={profile('W'.repeat(60))} />,
  },
  ...siteMap.tabs.map(({ path, web }) => ({ name: `web ${path}`, render: () => web && <WebTab {...web} /> })),
];
