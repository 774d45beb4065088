import { bridge } from '@billet/shared-bridge';
import { tabIcons } from '@billet/shared-bridge/contract';
import { type Language, LanguageProvider } from '@billet/shared-i18n';
import { withOverrides } from '@billet/shared-i18n/with-overrides';
import type { ReactNode } from 'react';
import type { setReporter } from '../error-reporting/report.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { ReleaseData } from '../site/release-data.ts';
import { FailureLog } from './failure-log.ts';
import type { OverrideState } from './override-banner.tsx';
import { acceptOverride, isOverrideAccepted, type Override } from './override-request.ts';
import { fetchKeptVersions, OverrideTools } from './override-tools.tsx';
import { type Pins, readPins, withPins } from './pins.ts';
import { Texts } from './texts.ts';
import { Refusal, withOverride } from './with-override.ts';

export interface LoadedOverride {
  /** Release with the development remote and the pinned versions, or unchanged. */
  readonly release: ReleaseData;
  /** Returns a reporter that also records failures for the panel. */
  readonly watch: (report: Reporter) => Reporter;
  /**
   * Renders the app below the banner, with the texts of the remote and of the banner; calls `show` with `language` when they
   * change.
   */
  readonly draw: (language: Language, page: DrawnPage) => ReactNode;
}

type Reporter = Parameters<typeof setReporter>[0];

interface DrawnPage {
  readonly app: ReactNode;
  readonly remotes: Remotes;
  readonly show: (language: Language) => void;
}

const capabilities = { provides: SHARED_VERSIONS['@billet/shared-bridge'] ?? '', shared: SHARED_VERSIONS, icons: tabIcons };
// referenced once: the build inlines all languages here
const words = OVERRIDE_TEXTS;

/** Replaces released remotes with a developer's and with pinned versions (MFE-08), or returns a banner that says why not. Never rejects. */
export async function loadOverride(page: Window, override: Override, released: ReleaseData): Promise<LoadedOverride> {
  const { remote, origin } = override;
  let redraw = () => {};
  let texts: Texts | null = null;
  let { release, applied: pins } = await withPinnedVersions(page, released);
  const failures = new FailureLog();
  let reason: string | null = null;
  let state: OverrideState = override.verdict === 'asks' && isOverrideAccepted(page, override) ? 'runs' : override.verdict;
  if (state === 'runs') {
    try {
      release = await withOverride(release, override, capabilities);
      texts = new Texts(origin, () => redraw());
      followDevelopmentServer(page, origin, texts, (isReachable) => {
        state = isReachable ? 'runs' : 'lost';
        redraw();
      });
    } catch (thrown) {
      state = thrown instanceof Refusal ? thrown.why : 'unfit';
      reason = thrown instanceof Error ? thrown.message : String(thrown);
    }
  }
  if (state !== 'runs' && state !== 'panel') {
    bridge().log({ event: 'override_refused', level: 'warn', remote, origin, why: state, reason });
    if (reason !== null) failures.add(remote, reason);
  }
  return {
    release,
    watch: failures.watch,
    draw: (language, { app, remotes, show }) => {
      redraw = () => show(language);
      const remoteTexts = texts?.of(language.locale) ?? null;
      // the catalogue has no texts of a remote that was never released
      const isWaiting = texts !== null && remoteTexts === null && !Object.hasOwn(released.remotes, remote);
      return (
        <LanguageProvider language={withOverrides(language, `${words[language.locale]}\n${remoteTexts ?? ''}`)}>
          <OverrideTools
            {...{ page, remote, origin, state, reason, release, remotes, pins, failures }}
            onAgree={() => acceptOverride(page, override)}
          >
            {isWaiting ? null : app}
          </OverrideTools>
        </LanguageProvider>
      );
    },
  };
}

/** The release with the versions that are pinned in this tab. */
async function withPinnedVersions(page: Window, release: ReleaseData): Promise<{ readonly release: ReleaseData; readonly applied: Pins }> {
  const pins = readPins(page);
  const latest = Object.keys(pins).length > 0 ? await fetchKeptVersions() : null;
  return latest ? withPins(release, latest, pins) : { release, applied: {} };
}

/** Follows the development server: changes of its texts and of its manifest (which need a reload), and whether it is reachable. */
function followDevelopmentServer(page: Window, origin: string, texts: Texts, onReachable: (isReachable: boolean) => void): void {
  const changes = new EventSource(`${origin}/federated/changes`);
  changes.addEventListener('texts', () => texts.renew());
  changes.addEventListener('manifest', () => page.location.reload());
  changes.addEventListener('open', () => onReachable(true));
  changes.addEventListener('error', () => onReachable(false));
}
