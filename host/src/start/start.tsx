import { bridge } from '@billet/shared-bridge';
import { detectEnvironment, installBridge, type Launch, makeBridge, startSession, warmUpCalls } from '@billet/shared-bridge/host';
import { LanguageProvider } from '@billet/shared-i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeFederation } from '../remotes/federation.ts';
import { type ReleaseData, readJsonBlock } from '../remotes/release-data.ts';
import { Remotes } from '../remotes/remotes.ts';
import { homePath, type Route, routes } from '../routes.ts';
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
  const remotes = makeRemotes(page.document);
  startSession(detected.launch);
  const place = detected.launch && firstPlace(page.location, detected.launch);
  if (place) remotes.load('pages', place).catch(() => undefined);
  // a tab is drawn from the page's early request, so it needn't share the processor with what later calls need
  if (place?.isTab) whenIdle(warmUpCalls);
  else warmUpCalls();
  const app = <App launch={detected.launch} remotes={remotes} />;
  const screen = createRoot(root);
  await followLanguage(detected.launch?.languageCode ?? null, page, (language) => {
    screen.render(
      <StrictMode>
        <LanguageProvider language={language}>{app}</LanguageProvider>
      </StrictMode>,
    );
  });
}

function makeRemotes(page: Document): Remotes {
  const release = readJsonBlock<ReleaseData>(page, 'release');
  if (!release) throw new Error('The page carries no release data: it must be composed');
  const entries = Object.entries(release.remotes).map(([name, { active }]) => ({ name, entry: active.entry }));
  return new Remotes({
    release,
    log: bridge().log,
    deadline: PAGE_DEADLINE,
    federation: (attemptsOf, integrityOf) => makeFederation(entries, { page, attemptsOf, integrityOf, deadline: PAGE_DEADLINE }),
  });
}

/** The likely first page, which comes while the profile does; a wrong guess costs nothing that would not be fetched later. */
function firstPlace({ hash, search }: Location, { startParam }: Launch): Route | undefined {
  const entry = new URLSearchParams(search).get('entry');
  const path = hash.startsWith('#/') ? hash.slice(1).split('?')[0] : startParam && entry ? `/${entry}` : homePath;
  return routes.find((route) => route.path === path);
}
