import { useLocation, useNavigate } from '@billet/shared-bridge';
import { KeyedErrorBoundary, matchRoutes, Navigate, Route, Routes, useChosenLanguage, usePageBack } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { TabBar } from '@billet/shared-ui';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { visibleFrame } from '../first-frame/replace-frame.ts';
import { useSnapshotDeletion } from '../first-frame/use-snapshot-deletion.ts';
import { errorBoundaryProps, RoutePage } from '../pages/route-page.tsx';
import type { CheckForUpdates } from '../release-watcher/check-for-updates.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { SiteMap } from '../site/site-map.ts';
import { PageBackPlace } from './page-back-place.tsx';
import { SeasonBanner } from './season-banner.tsx';
import styles from './shell.module.css';
import { useInventoryOnTabs } from './use-inventory-on-tabs.ts';
import { usePreloading } from './use-preloading.ts';
import { useSettingsButton } from './use-settings-button.ts';
import { useShellMode } from './use-shell-mode.ts';
import { useStoredPlace } from './use-stored-place.ts';
import { useTabs } from './use-tabs.ts';
import { useUpdateChecks } from './use-update-checks.ts';

export interface ShellProps {
  readonly remotes: Remotes;
  readonly siteMap: SiteMap;
  /** Identifies this launch, for restoring the place after a reload. */
  readonly launchId: string;
  readonly checkForUpdates: CheckForUpdates;
}

/** Persistent parts around the pages: routes, tab bar, colours of the mode, back button. */
export function Shell({ remotes, siteMap, launchId, checkForUpdates }: ShellProps) {
  const text = useText();
  const { pathname, search, key } = useLocation();
  const { routes, home, tabs } = siteMap;
  const [match] = matchRoutes([...routes], pathname) ?? [];
  // an unknown address leads home
  const route = match?.route ?? routes.find(({ isHome }) => isHome);
  const isTab = route?.tab !== undefined;
  const mode = useShellMode(route?.mode);
  useScrollToTop(pathname);
  useBack(isTab ? null : home, key);
  useInventoryOnTabs(isTab);
  useStoredPlace(launchId);
  useUpdateChecks(checkForUpdates);
  useChosenLanguage();
  useSettingsButton();
  useSnapshotDeletion();
  const preloadOnPress = usePreloading(remotes, tabs, pathname);
  const bar = useTabs(tabs, pathname);
  return (
    <div className={styles.app} data-vaul-drawer-wrapper="">
      <KeyedErrorBoundary contentKey={pathname} {...errorBoundaryProps(remotes, route)}>
        <main tabIndex={-1} className={`${isTab ? styles.tabPage : styles.fullPage} ${styles.entering}`}>
          <Routes>
            {routes.map((each) => (
              <Route
                key={each.path}
                path={each.path}
                element={
                  // of a path, users may type another case or trailing slashes
                  pathname === each.path ? (
                    <RoutePage key={each.path} route={each} home={home} remotes={remotes} />
                  ) : (
                    <Navigate to={each.path + search} replace />
                  )
                }
              />
            ))}
            <Route path="*" element={<Navigate to={home} replace />} />
          </Routes>
        </main>
      </KeyedErrorBoundary>
      <PageBackPlace />
      {isTab && (
        <div onPointerDown={preloadOnPress}>
          <SeasonBanner routes={routes} />
          <TabBar label={text('shell-tabs')} tabs={bar} theme={mode} />
        </div>
      )}
    </div>
  );
}

/** Scrolls to the top on navigation (NAV-02). If the focused element was unmounted with its page, focuses the next page. */
function useScrollToTop(path: string): void {
  // the user may have scrolled the first frame already
  const shown = useRef(visibleFrame(document) && path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    window.scrollTo(0, 0);
    if (shown.current && document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
}

/**
 * Back on a full-screen page returns to the previous page, or home if it was the first one; tabs have no back button (null)
 * (NAV-08).
 */
function useBack(home: string | null, entryKey: string): void {
  const navigate = useNavigate();
  const isFirst = entryKey === 'default';
  const goBack = useCallback(() => {
    if (isFirst && home) navigate(home, { replace: true });
    else navigate(-1);
  }, [isFirst, home, navigate]);
  usePageBack({ isFullScreen: home !== null, goBack });
}
