import { bridge } from '@billet/shared-bridge';
import { tabIcons } from '@billet/shared-bridge/contract';
import { type Language, LanguageProvider } from '@billet/shared-i18n';
import { overlaid } from '@billet/shared-i18n/overlaid';
import type { ReactNode } from 'react';
import type { ReleaseData } from '../remotes/release-data.ts';
import { OverrideBanner, type OverrideState } from './override-banner.tsx';
import { acceptOverride, isOverrideAccepted, leaveOverride, type Override } from './override-request.ts';
import { Texts } from './texts.ts';
import { Refusal, withOverride } from './with-override.ts';

export interface LoadedOverride {
  /** Release with the development remote in place of the released one, or unchanged. */
  readonly release: ReleaseData;
  /**
   * Renders the app below the banner, with the texts of the remote and of the banner; calls `show` with `language` when they
   * change.
   */
  readonly draw: (language: Language, app: ReactNode, show: (language: Language) => void) => ReactNode;
}

const capabilities = { provides: SHARED_VERSIONS['@billet/shared-bridge'] ?? '', shared: SHARED_VERSIONS, icons: tabIcons };
// referenced once: the build inlines all languages here
const words = OVERRIDE_TEXTS;

/** Replaces the released remote with a developer's (MFE-08), or returns a banner that says why not. Never rejects. */
export async function loadOverride(page: Window, override: Override, released: ReleaseData): Promise<LoadedOverride> {
  const { remote, origin } = override;
  let redraw = () => {};
  let texts: Texts | null = null;
  let release = released;
  let reason: string | null = null;
  let state: OverrideState = override.verdict === 'asks' && isOverrideAccepted(page, override) ? 'runs' : override.verdict;
  if (state === 'runs') {
    try {
      release = await withOverride(released, override, capabilities);
      texts = new Texts(origin, () => redraw());
      listen(page, origin, texts, (isThere) => {
        state = isThere ? 'runs' : 'lost';
        redraw();
      });
    } catch (thrown) {
      state = thrown instanceof Refusal ? thrown.why : 'unfit';
      reason = thrown instanceof Error ? thrown.message : String(thrown);
    }
  }
  if (state !== 'runs') bridge().log({ event: 'override_refused', level: 'warn', remote, origin, why: state, reason });
  return {
    release,
    draw: (language, app, show) => {
      redraw = () => show(language);
      const remoteTexts = texts?.of(language.locale) ?? '';
      return (
        <LanguageProvider language={overlaid(language, `${words[language.locale]}\n${remoteTexts}`)}>
          <OverrideBanner
            remote={remote}
            origin={origin}
            state={state}
            reason={reason}
            onAgree={() => acceptOverride(page, override)}
            onLeave={() => leaveOverride(page)}
          >
            {app}
          </OverrideBanner>
        </LanguageProvider>
      );
    },
  };
}

/** Follows the development server: changes of its texts and of its manifest (which need a reload), and whether it is reachable. */
function listen(page: Window, origin: string, texts: Texts, onPresence: (isThere: boolean) => void): void {
  const changes = new EventSource(`${origin}/federated/changes`);
  changes.addEventListener('texts', () => texts.renew());
  changes.addEventListener('manifest', () => page.location.reload());
  changes.addEventListener('open', () => onPresence(true));
  changes.addEventListener('error', () => onPresence(false));
}
