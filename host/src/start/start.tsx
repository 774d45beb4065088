import { bridge } from '@billet/shared-bridge';
import { detectEnvironment, installBridge, type Launch, makeBridge, startSession } from '@billet/shared-bridge/host';
import { LanguageProvider } from '@billet/shared-i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeFederation } from '../remotes/federation.ts';
import { type ReleaseData, readJsonBlock } from '../remotes/release-data.ts';
import { Remotes } from '../remotes/remotes.ts';
import { homePath, routes } from '../routes.ts';
import { App } from './App.tsx';
import { readConfig } from './config.ts';
import { showInLanguage } from './language.ts';

/** Milliseconds that a page may take before its place shows that it did not come. */
const PAGE_DEADLINE = 8000;

/** Environment → bridge → session → language, and the first page's code beside them all. */
export async function start(page: Window, root: HTMLElement): Promise<void> {
  const detected = detectEnvironment();
  installBridge(makeBridge({ ...detected, config: readConfig(page.document) }));
  const remotes = makeRemotes(page.document);
  startSession(detected.launch);
  if (detected.launch) loadFirstPage(remotes, page.location, detected.launch);
  const app = <App launch={detected.launch} remotes={remotes} />;
  const screen = createRoot(root);
  await showInLanguage(detected.launch?.languageCode ?? null, page, (language) => {
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

/** The likely first page comes while the profile does; a wrong guess costs nothing that would not be fetched later. */
function loadFirstPage(remotes: Remotes, { hash, search }: Location, { startParam }: Launch): void {
  const entry = new URLSearchParams(search).get('entry');
  const path = hash.startsWith('#/') ? hash.slice(1).split('?')[0] : startParam && entry ? `/${entry}` : homePath;
  const place = routes.find((route) => route.path === path);
  if (place) remotes.load('pages', place).catch(() => undefined);
}
