import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { makeReleaseFetch } from '../release-watcher/fetch-release.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { ReleaseData } from '../site/release-data.ts';
import type { FailureLog } from './failure-log.ts';
import { OverrideBanner, type OverrideBannerProps } from './override-banner.tsx';
import { OverridePanel, type OverridePanelModel } from './override-panel.tsx';
import { removeOverride, runOverride } from './override-request.ts';
import { type Pins, storePins } from './pins.ts';
import { rowsOf } from './rows.ts';

export interface OverrideToolsProps extends Pick<OverrideBannerProps, 'remote' | 'origin' | 'state' | 'reason' | 'onAgree'> {
  readonly page: Window;
  /** Release data of the page, with overrides. */
  readonly release: ReleaseData;
  readonly remotes: Pick<Remotes, 'siteMap' | 'subscribe' | 'versionOf'>;
  readonly pins: Pins;
  readonly failures: FailureLog;
  /** The app below the banner. */
  readonly children: ReactNode;
}

/** Release data with the kept versions. Null: it did not load. Never rejects. */
export const fetchKeptVersions = (): Promise<ReleaseData | null> => makeReleaseFetch({ n: undefined, startedAt: 0 })(true);

/** Banner and panel of the overrides. The panel is open at first if the address asks for it and nothing is pinned. */
export function OverrideTools({ page, release, remotes, pins, failures, children, ...banner }: OverrideToolsProps) {
  const [isOpen, setOpen] = useState(banner.state === 'panel' && Object.keys(pins).length === 0);
  return (
    <>
      <OverrideBanner {...banner} pins={pins} onLeave={() => removeOverride(page)} onOpenPanel={() => setOpen(true)}>
        {children}
      </OverrideBanner>
      {isOpen && <LoadedPanel {...{ page, release, remotes, pins, failures, ...banner }} onClose={() => setOpen(false)} />}
    </>
  );
}

function LoadedPanel({
  page,
  release,
  remotes,
  pins,
  failures,
  remote,
  origin,
  state,
  onClose,
}: Omit<OverrideToolsProps, 'children'> & { readonly onClose: () => void }) {
  useSyncExternalStore(remotes.subscribe, remotes.siteMap);
  const last = useSyncExternalStore(failures.subscribe, failures.last);
  const { latest, versionsState } = useKeptVersions();
  const pin = (next: Pins) => {
    storePins(page, next);
    page.location.reload();
  };
  const model: OverridePanelModel = {
    rows: rowsOf({
      remotes: Object.keys(release.remotes),
      versionOf: (each) => remotes.versionOf(each),
      release: latest ?? release,
      overridden: state === 'runs' || state === 'lost' ? remote : null,
      pins,
      failures: last,
    }),
    versionsState,
    origin,
    onPin: (each, version) => pin({ ...pins, [each]: version }),
    onUnpin: (each) => pin(Object.fromEntries(Object.entries(pins).filter(([other]) => other !== each))),
    onRun: (each, address) => runOverride(page, each, address),
    onReset: () => removeOverride(page),
    onClose,
  };
  return <OverridePanel model={model} />;
}

function useKeptVersions(): { readonly latest: ReleaseData | null; readonly versionsState: OverridePanelModel['versionsState'] } {
  const [latest, setLatest] = useState<ReleaseData | null | undefined>(undefined);
  useEffect(() => void fetchKeptVersions().then(setLatest), []);
  if (latest === undefined) return { latest: null, versionsState: 'loading' };
  return { latest, versionsState: latest === null ? 'failed' : 'loaded' };
}
