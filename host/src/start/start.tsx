import { runnable } from '@billet/release/runnable';
import { lazyFile } from '@billet/shared-bridge';
import {
  detectEnvironment,
  installBridge,
  isRetrying,
  makeBridge,
  startSession,
  trackPendingLoad,
  warmUpCalls,
  watchLazyFiles,
} from '@billet/shared-bridge/host';
import { HOST } from '@billet/shared-domain/rules/failures';
import { type Language, LanguageProvider } from '@billet/shared-i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeFederation } from '#federation';
import { makeBeacon } from '../error-reporting/beacon.ts';
import { watchFiles } from '../error-reporting/classify-failure.ts';
import { reportLostFiles } from '../error-reporting/lost-files.ts';
import { setReporter } from '../error-reporting/report.ts';
import { rememberScreen } from '../first-frame/remember-screen.ts';
import { replaceFrame } from '../first-frame/replace-frame.ts';
import { idleChunk } from '../idle/idle-chunk.ts';
import { releaseFor } from '../launch/canary.ts';
import { factsOf, likelyPath, startTargetOf } from '../launch/start-target.ts';
import { makeUpdateCheck } from '../release-watcher/check-for-updates.ts';
import { Remotes, type RemotesOptions } from '../remotes/remotes.ts';
import { type ReleaseData, readJsonBlock } from '../site/release-data.ts';
import { routeAt } from '../site/routes.ts';
import { App } from './app.tsx';
import { readConfig } from './config.ts';
import { followLanguage } from './language.ts';
import { versionTexts } from './version-texts.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds after which a page counts as failed to load. */
const PAGE_DEADLINE = 8000;

/** If this file is lost or hangs, the released remote is shown. */
const overrideFile = lazyFile(() => import(/* webpackChunkName: "override" */ '../remote-override/load-override.tsx'));

/** Order: environment, bridge, session, language; the first page's code loads in parallel. */
export async function start(page: Window, root: HTMLElement): Promise<void> {
  const detected = detectEnvironment();
  const config = readConfig(page.document);
  installBridge(makeBridge({ ...detected, config }));
  const { launch } = detected;
  const ownRelease = (each: ReleaseData) => releaseFor(each, launch?.account ?? null);
  const released = ownRelease(readRelease(page.document));
  const texts = versionTexts();
  const beacon = makeBeacon(page, { apiBase: config.apiBase, initData: launch?.rawInitData ?? null });
  setReporter(beacon);
  watchFiles(page);
  watchLazyFiles(page.document);
  // a developer's remote replaces the released one if the page's address requests it (MFE-08)
  const { override } = config;
  const loadedOverride =
    override &&
    (await overrideFile.load().then(
      ({ loadOverride }) => loadOverride(page, override, released),
      () => undefined,
    ));
  if (loadedOverride) setReporter(loadedOverride.watch(beacon));
  const release = loadedOverride?.release ?? released;
  const startedAt = Date.now();
  const checkForUpdates = makeUpdateCheck(() => ({ page, remotes, release, releaseFor: ownRelease, startedAt }));
  const lose = (isAsked: boolean) => checkForUpdates(isAsked ? 'failedAgain' : 'failed');
  const remotes = makeRemotes(page.document, release, { loadTexts: texts.setVersion, onFailure: () => lose(isRetrying()) });
  reportLostFiles((owner) => (owner === HOST ? release.shell.version : remotes.versionOf(owner)), lose);
  whenIdle(idleChunk.prefetch);
  const siteMap = remotes.siteMap();
  startSession(launch);
  // load the likely first page together with the profile; a wrong guess costs nothing that would not be fetched later
  const route = launch && routeAt(siteMap.routes, likelyPath(startTargetOf(factsOf(page, launch), siteMap.routes)));
  if (route) remotes.load('pages', route).catch(() => undefined);
  // a tab renders from the inline script's request, so preparing later calls can wait until the page is idle
  if (route?.tab) whenIdle(warmUpCalls);
  else warmUpCalls();
  const app = <App launch={launch} remotes={remotes} checkForUpdates={checkForUpdates} />;
  const taken = new Promise<void>((resolve) => replaceFrame(page, root, resolve));
  trackPendingLoad(taken);
  void taken.then(() => rememberScreen(page, { root, account: launch?.account ?? null, routes: () => remotes.siteMap().routes }));
  const screen = createRoot(root);
  const show = (language: Language) =>
    screen.render(
      <StrictMode>
        {loadedOverride ? (
          loadedOverride.draw(language, { app, remotes, show })
        ) : (
          <LanguageProvider language={language}>{app}</LanguageProvider>
        )}
      </StrictMode>,
    );
  await followLanguage({ launchCode: launch?.languageCode ?? null, page, texts }, show);
}

function readRelease(page: Document): ReleaseData {
  const release = readJsonBlock<ReleaseData>(page, 'release');
  if (!release) throw new Error('The page carries no release data: it must be composed');
  return release;
}

function makeRemotes(page: Document, release: ReleaseData, more: Pick<RemotesOptions, 'loadTexts' | 'onFailure'>): Remotes {
  return new Remotes({
    release,
    fits: (version) => runnable(version, SHARED_VERSIONS),
    ...more,
    deadline: PAGE_DEADLINE,
    federation: makeFederation({ page, deadline: PAGE_DEADLINE }),
  });
}
