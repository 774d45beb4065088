import { useLocation, useNavigate } from '@billet/shared-bridge';
import { Navigate, Route, Routes, usePageBack } from '@billet/shared-bridge/host';
import { useText } from '@billet/shared-i18n';
import { TabBar } from '@billet/shared-ui';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Remotes } from '../remotes/remotes.ts';
import { homePath, isTabPath, routes } from '../routes.ts';
import { EasterBanner } from './easter-banner.tsx';
import { PageOf } from './page-of.tsx';
import styles from './shell.module.css';
import { useChosenLanguage } from './use-chosen-language.ts';
import { useInventoryOnTabs } from './use-inventory-on-tabs.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { usePreloading } from './use-preloading.ts';
import { useSettingsButton } from './use-settings-button.ts';
import { useShellMode } from './use-shell-mode.ts';
import { useTabs } from './use-tabs.tsx';

export interface ShellProps {
  readonly remotes: Remotes;
  /** Names this launch, for the place that a reload goes back to. */
  readonly launchId: string;
}

/** What stays while pages change: the routes, the tab bar, the dress of the mode, the back button. */
export function Shell({ remotes, launchId }: ShellProps) {
  const text = useText();
  const { pathname, key } = useLocation();
  const isTab = isTabPath(pathname);
  const mode = useShellMode(pathname);
  useScrollToTop(pathname);
  useBack(!isTab, key);
  useInventoryOnTabs(isTab);
  useKeptPlace(launchId);
  useChosenLanguage();
  useSettingsButton();
  const preloadOnPress = usePreloading(remotes, pathname);
  const tabs = useTabs(pathname);
  return (
    <div className={styles.app} data-vaul-drawer-wrapper="">
      <main key={pathname} className={isTab ? styles.tabPage : styles.fullPage}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<PageOf route={route} remotes={remotes} />} />
          ))}
          <Route path="*" element={<Navigate to={homePath} replace />} />
        </Routes>
      </main>
      {isTab && (
        <div onPointerDown={preloadOnPress}>
          <EasterBanner />
          <TabBar label={text('shell-tabs')} tabs={tabs} theme={mode} />
        </div>
      )}
    </div>
  );
}

/** NAV-02. */
function useScrollToTop(path: string): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (shown.current !== path) window.scrollTo(0, 0);
    shown.current = path;
  }, [path]);
}

/** NAV-08: back on a full-screen page goes where one came from, or home when one came from outside. */
function useBack(isFullScreen: boolean, entryKey: string): void {
  const navigate = useNavigate();
  const isFirst = entryKey === 'default';
  const goBack = useCallback(() => {
    if (isFirst) navigate(homePath, { replace: true });
    else navigate(-1);
  }, [isFirst, navigate]);
  usePageBack({ isFullScreen, goBack });
}
