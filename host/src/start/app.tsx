import { bridge, refreshInventory, refreshProfile, useSession } from '@billet/shared-bridge';
import { HashRouter, type Launch } from '@billet/shared-bridge/host';
import { useCallback, useEffect, useState } from 'react';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import type { Remotes } from '../remotes/remotes.ts';
import { isTabPath } from '../routes.ts';
import { Areas } from '../shell/areas.tsx';
import { CrashScreen } from '../shell/crash-screen.tsx';
import { Shell } from '../shell/shell.tsx';
import { ExpiredScreen } from './expired-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { launchIdOf, placeLaunch } from './place-launch.ts';
import { mustBeReopened, stageOf } from './stage.ts';
import { StageScreen } from './stage-screen.tsx';

export interface AppProps {
  readonly launch: Launch | null;
  readonly remotes: Remotes;
}

/** The whole app: the start's screens, then the router with the shell. */
export function App(props: AppProps) {
  const mustReopen = useSession(mustBeReopened);
  return (
    <RemoteBoundary
      onError={(error) => bridge().log({ event: 'shell_crashed', level: 'error', reason: String(error) })}
      fallback={() => <CrashScreen />}
    >
      <Started {...props} />
      {mustReopen && <ExpiredScreen onOpenAgain={openAgain} />}
    </RemoteBoundary>
  );
}

function Started({ launch, remotes }: AppProps) {
  const stage = useSession(stageOf);
  const { ownCode, isLoading } = useSession(({ userData }) => ({
    ownCode: userData.user?.valentineCode ?? null,
    isLoading: userData.loading,
  }));
  const isPlaced = usePlaced(launch, stage === 'ready', ownCode);
  if (stage === 'failed') return <FailedScreen isBusy={isLoading} onReload={reloadProfile} />;
  if (stage !== 'ready' || !isPlaced) return <StageScreen stage={stage} />;
  return (
    <HashRouter>
      <Shell remotes={remotes} launchId={launchIdOf(launch)} />
      <Areas remotes={remotes} />
    </HashRouter>
  );
}

/** Whether the launch has been turned into an address. Once, as soon as the person is known. */
function usePlaced(launch: Launch | null, isReady: boolean, ownCode: string | null): boolean {
  const [isPlaced, setPlaced] = useState(false);
  const place = useCallback(async () => {
    await placeLaunch(launch, ownCode);
    setPlaced(true);
  }, [launch, ownCode]);
  useEffect(() => {
    if (isReady && !isPlaced)
      place().catch((thrown: unknown) => bridge().log({ event: 'launch_unplaced', level: 'error', reason: String(thrown) }));
  }, [isReady, isPlaced, place]);
  return isPlaced;
}

/** ERR-01: the profile again and, where the tabs are already open, the inventory. */
function reloadProfile(): void {
  void refreshProfile().then(() => {
    if (isTabPath(window.location.hash.slice(1).split('?')[0] ?? '')) return refreshInventory();
  });
}

/** The messenger opens the app afresh, with new init data; this one closes. */
function openAgain(): void {
  const { messenger, config } = bridge();
  messenger.openMessengerLink(`https://t.me/${config.botUsername}/${config.askApp}`);
  messenger.close();
}
