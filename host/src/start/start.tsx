import { bridge } from '@billet/shared-bridge';
import { detectEnvironment, installBridge, makeBridge, startSession, warmUpCalls } from '@billet/shared-bridge/host';
import { LanguageProvider } from '@billet/shared-i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { factsOf, leadOf, likelyPath } from '../launch/lead.ts';
import { makeFederation } from '../remotes/federation.ts';
import { type ReleaseData, readJsonBlock } from '../remotes/release-data.ts';
import { Remotes } from '../remotes/remotes.ts';
import { routeAt } from '../site/routes.ts';
import { siteMapOf } from '../site/site-map.ts';
import { App } from './app.tsx';
import { readConfig } from './config.ts';
import { followLanguage } from './language.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds that a page may take before its place shows that it did not come. */
const PAGE_DEADLINE = 8000;

/** Environment → bridge → session → language, and the first page's code beside them all. */
export async function start(page: Window, root: HTMLElement): Promise<void> {
  const detected = detectEnvironment();
  installBridge(makeBridge({ ...detected, config: readConfig(page.document) }));
  const release = readRelease(page.document);
  const remotes = makeRemotes(page.document, release);
  const siteMap = siteMapOf(release.remotes);
  const { launch } = detected;
  startSession(launch);
  // the likely first page comes while the profile does; a wrong guess costs nothing that would not be fetched later
  const route = launch && routeAt(siteMap.routes, likelyPath(leadOf(factsOf(page, launch), siteMap.routes)));
  if (route) remotes.load('pages', route).catch(() => undefined);
  // a tab is drawn from the page's early request, so it needn't share the processor with what later calls need
  if (route?.tab) whenIdle(warmUpCalls);
  else warmUpCalls();
  const app = <App launch={launch} remotes={remotes} siteMap={siteMap} />;
  const screen = createRoot(root);
  await followLanguage(launch?.languageCode ?? null, page, (language) => {
    screen.render(
      <StrictMode>
        <LanguageProvider language={language}>{app}</LanguageProvider>
      </StrictMode>,
    );
  });
}

function readRelease(page: Document): ReleaseData {
  const release = readJsonBlock<ReleaseData>(page, 'release');
  if (!release) throw new Error('The page carries no release data: it must be composed');
  return release;
}

function makeRemotes(page: Document, release: ReleaseData): Remotes {
  const entries = Object.entries(release.remotes).map(([name, { active }]) => ({ name, entry: active.entry }));
  return new Remotes({
    release,
    log: bridge().log,
    deadline: PAGE_DEADLINE,
    federation: (attemptsOf, integrityOf) => makeFederation(entries, { page, attemptsOf, integrityOf, deadline: PAGE_DEADLINE }),
  });
}
