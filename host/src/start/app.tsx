import { bridge, refreshInventory, refreshProfile, useLoaded, useSession } from '@billet/shared-bridge';
import { ErrorBoundary, HashRouter, type Launch, SheetStateViewContext } from '@billet/shared-bridge/host';
import { routeIn } from '@billet/shared-bridge/launch';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { idleChunk } from '../idle/idle-chunk.ts';
import { placeLaunch } from '../launch/place-launch.ts';
import { type LaunchData, launchIdOf } from '../launch/start-target.ts';
import type { CheckForUpdates } from '../release-watcher/check-for-updates.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { Areas } from '../shell/areas.tsx';
import { CrashScreen } from '../shell/crash-screen.tsx';
import { SheetStateView } from '../shell/sheet-state-view.tsx';
import { Shell } from '../shell/shell.tsx';
import { isTabPath, type SiteMap } from '../site/site-map.ts';
import { FailedScreen } from './failed-screen.tsx';
import { mustBeReopened, stageOf } from './stage.ts';
import { StageScreen } from './stage-screen.tsx';

export interface AppProps {
  readonly launch: Launch | null;
  readonly remotes: Remotes;
  readonly checkForUpdates: CheckForUpdates;
}

/** Launch data outside the messenger. */
const NO_LAUNCH: LaunchData = { rawInitData: null, startParam: null, account: null };

/** The whole app: screens of the start, then the router with the shell. */
export function App(props: AppProps) {
  const { launch, remotes } = props;
  const siteMap = useSyncExternalStore(remotes.subscribe, remotes.siteMap);
  const mustReopen = useSession(mustBeReopened);
  return (
    <ErrorBoundary
      onError={(error) => bridge().log({ event: 'shell_crashed', level: 'error', reason: String(error) })}
      fallback={() => <CrashScreen />}
    >
      <SheetStateViewContext value={SheetStateView}>
        <Started {...props} siteMap={siteMap} />
      </SheetStateViewContext>
      {mustReopen && <Expired launch={launch} siteMap={siteMap} />}
    </ErrorBoundary>
  );
}

/** Screen for an expired launch (ENV-12). If its code fails to load, rejected calls show their own errors. */
function Expired({ launch, siteMap }: Pick<AppProps, 'launch'> & { readonly siteMap: SiteMap }) {
  const { state } = useLoaded({ ...idleChunk, onFailure: () => undefined });
  if (state.kind !== 'loaded') return null;
  const { ExpiredScreen, reopenApp } = state.value;
  return <ExpiredScreen onOpenAgain={() => reopenApp(launch ?? NO_LAUNCH, siteMap.routes)} />;
}

function Started({ launch, remotes, siteMap, checkForUpdates }: AppProps & { readonly siteMap: SiteMap }) {
  const stage = useSession(stageOf);
  const { ownCode, isLoading, failure } = useSession(({ userData }) => ({
    ownCode: userData.user?.valentineCode ?? null,
    isLoading: userData.loading,
    failure: userData.error,
  }));
  const isPlaced = usePlaced({ launch, siteMap, ownCode, isReady: stage === 'ready' });
  if (stage === 'failed') return <FailedScreen failure={failure} isBusy={isLoading} onReload={() => reloadProfile(siteMap)} />;
  if (stage !== 'ready' || !isPlaced) return <StageScreen stage={stage} />;
  return (
    <HashRouter>
      <Shell remotes={remotes} siteMap={siteMap} launchId={launchIdOf(launch?.rawInitData ?? null)} checkForUpdates={checkForUpdates} />
      <Areas remotes={remotes} siteMap={siteMap} />
    </HashRouter>
  );
}

interface Placing {
  readonly launch: Launch | null;
  readonly siteMap: SiteMap;
  readonly ownCode: string | null;
  readonly isReady: boolean;
}

/**
 * Whether the launch has been converted into an address. Done once, as soon as the user is known; a launch that fails leads home.
 */
function usePlaced({ launch, siteMap, ownCode, isReady }: Placing): boolean {
  const [isPlaced, setPlaced] = useState(false);
  const place = useCallback(async () => {
    try {
      await placeLaunch(launch ?? NO_LAUNCH, siteMap, ownCode);
    } catch (thrown) {
      bridge().log({ event: 'launch_unplaced', level: 'error', reason: String(thrown) });
    }
    setPlaced(true);
  }, [launch, siteMap, ownCode]);
  useEffect(() => {
    if (isReady && !isPlaced) void place();
  }, [isReady, isPlaced, place]);
  return isPlaced;
}

/** Reloads the profile and, if a tab is open, the inventory (ERR-01). */
function reloadProfile(siteMap: SiteMap): void {
  void refreshProfile().then(() => {
    if (isTabPath(siteMap, routeIn(window.location.hash)?.split('?')[0] ?? '')) return refreshInventory();
  });
}
