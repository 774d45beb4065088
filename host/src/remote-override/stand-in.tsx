import { bridge } from '@billet/shared-bridge';
import { tabIcons } from '@billet/shared-bridge/contract';
import { type Language, LanguageProvider } from '@billet/shared-i18n';
import { overlaid } from '@billet/shared-i18n/overlaid';
import type { ReactNode } from 'react';
import type { ReleaseData } from '../remotes/release-data.ts';
import { Refusal, withStandIn } from './offer.ts';
import { OverrideBanner, type Telling } from './override-banner.tsx';
import { Texts } from './texts.ts';
import { agree, isAgreed, leave, type Override } from './wish.ts';

export interface StandIn {
  /** Release with the development remote in place of the released one, or unchanged. */
  readonly release: ReleaseData;
  /**
   * Renders the app below the banner, with the texts of the remote and of the banner; calls `show` with `language` when they
   * change.
   */
  readonly draw: (language: Language, app: ReactNode, show: (language: Language) => void) => ReactNode;
}

const offering = { provides: SHARED_VERSIONS['@billet/shared-bridge'] ?? '', shared: SHARED_VERSIONS, icons: tabIcons };
// referenced once: the build inlines all languages here
const words = OVERRIDE_TEXTS;

/** Replaces the released remote with a developer's (MFE-08), or returns a banner that says why not. Never rejects. */
export async function standIn(page: Window, override: Override, released: ReleaseData): Promise<StandIn> {
  const { remote, origin } = override;
  let redraw = () => {};
  let texts: Texts | null = null;
  let release = released;
  let reason: string | null = null;
  let telling: Telling = override.verdict === 'asks' && isAgreed(page, override) ? 'runs' : override.verdict;
  if (telling === 'runs') {
    try {
      release = await withStandIn(released, override, offering);
      texts = new Texts(origin, () => redraw());
      listen(page, origin, texts, (isThere) => {
        telling = isThere ? 'runs' : 'lost';
        redraw();
      });
    } catch (thrown) {
      telling = thrown instanceof Refusal ? thrown.why : 'unfit';
      reason = thrown instanceof Error ? thrown.message : String(thrown);
    }
  }
  if (telling !== 'runs') bridge().log({ event: 'override_refused', level: 'warn', remote, origin, why: telling, reason });
  return {
    release,
    draw: (language, app, show) => {
      redraw = () => show(language);
      const told = texts?.of(language.locale) ?? '';
      return (
        <LanguageProvider language={overlaid(language, `${words[language.locale]}\n${told}`)}>
          <OverrideBanner
            remote={remote}
            origin={origin}
            telling={telling}
            reason={reason}
            onAgree={() => agree(page, override)}
            onLeave={() => leave(page)}
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
