/** The pages of a remote in a browser without a host, for development: the same bridge as in the host, with a choice of users. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { installBridge } from './bridge.ts';
import type { ExposedModule, Manifest, PublicConfig } from './contract.ts';
import { type Detected, detectEnvironment } from './environment/detect.ts';
import { chosenLanguage, onLanguageChoice } from './language-choice.ts';
import { reasonOf } from './log.ts';
import { makeBridge } from './make-bridge.ts';
import { refreshInventory } from './session/page-session.ts';
import { chosenOf, loadInitData, loadPeople, type Person } from './standalone/people.ts';
import { StandalonePage } from './standalone/standalone-page.tsx';
import { startSession } from './start-session.ts';

interface LanguageOptions {
  readonly languageCode: string;
  readonly chosen: () => string | null;
  readonly onChoice: (listener: () => void) => void;
}

export interface Standalone {
  readonly manifest: Manifest;
  readonly exposed: ExposedModule;
  /** Renders the pages in the language of the user, and again after each change of the language. */
  readonly inLanguage: (pages: ReactNode, options: LanguageOptions, draw: (pages: ReactNode) => void) => Promise<void>;
}

function readConfig(): PublicConfig {
  const text = document.getElementById('config')?.textContent;
  if (!text) throw new Error('The page has no configuration. The development server of the remote provides it.');
  return JSON.parse(text) as PublicConfig;
}

/** A plain browser with the signed init data of a simulator user. */
function signedIn({ environment }: Detected, rawInitData: string, { id, languageCode, isPremium }: Person): Detected {
  const environmentFacts = { platform: 'web', version: '9.0', theme: {}, languageCode, isPremium, account: String(id) };
  return { environment: { ...environment, mode: 'web', isAuth: true }, launch: { rawInitData, startParam: null, ...environmentFacts } };
}

/** For developers, so not a localized message. */
function showLine(root: HTMLElement, thrown: unknown): void {
  root.textContent = `No person to sign in as: start the simulator and the server with 'npm start', then reload. (${reasonOf(thrown)})`;
}

async function start(root: HTMLElement, { manifest, exposed, inLanguage }: Standalone): Promise<void> {
  const people = await loadPeople();
  const person = chosenOf(people);
  if (!person) throw new Error('The simulator has no users');
  const detected = signedIn(detectEnvironment(), await loadInitData(person), person);
  installBridge(makeBridge({ config: readConfig(), ...detected }));
  startSession(detected.launch);
  // same as the tabs of the shell (ENV-07)
  refreshInventory().catch((thrown: unknown) => showLine(root, thrown));
  const page = <StandalonePage manifest={manifest} exposed={exposed} people={people} person={person} />;
  const screen = createRoot(root);
  const options = { languageCode: person.languageCode, chosen: chosenLanguage, onChoice: onLanguageChoice };
  await inLanguage(page, options, (pages) => screen.render(pages));
}

/** Renders the pages of a remote into the element `root`, or one line that says what is missing. Never rejects. */
export async function startStandalone(remote: Standalone): Promise<void> {
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  await start(root, remote).catch((thrown: unknown) => showLine(root, thrown));
}
