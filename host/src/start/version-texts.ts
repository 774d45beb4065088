import type { Locale } from '@billet/shared-i18n';
import { idleChunk } from '../idle/idle-chunk.ts';
import type { TextVersion } from './append-texts.ts';

/** Texts of the versions that a page runs. */
export interface VersionTexts {
  /**
   * Sets the running version of a remote: its texts override the catalogue's if that was built from another version, in every
   * language (MFE-05). Resolves when they are loaded, or after the time limit; never rejects. Requests nothing if the catalogue
   * has them.
   */
  readonly setVersion: (remote: string, version: TextVersion) => Promise<void>;
  /**
   * Returns a catalogue, overridden with the texts of the running versions that it was not built from. Never rejects; texts that are
   * late are left unchanged.
   */
  readonly overrideTexts: (locale: Locale, catalogue: string) => Promise<string>;
  /** Sets the function that rebuilds the current language after the overrides changed. */
  readonly onChange: (listener: () => Promise<void>) => void;
}

/** Time after which the page is shown without texts that are still loading. They are applied when they have loaded. */
const TIME_LIMIT_MS = 3000;
const timeout = () => new Promise<null>((resolve) => setTimeout(resolve, TIME_LIMIT_MS, null));

export function versionTexts(): VersionTexts {
  const running = new Map<string, TextVersion>();
  let renew = async () => {};
  let currentCatalogue = '';
  /** Texts that loaded after the time limit, used when the language is rebuilt: a new request could be late again. */
  let late: { readonly of: string; readonly text: string } | null = null;
  return {
    onChange: (listener) => {
      renew = listener;
    },
    overrideTexts: async (locale, catalogue) => {
      currentCatalogue = catalogue;
      const others = [...running].filter(([remote, version]) => !isBuiltFrom(catalogue, remote, version)).map(([, version]) => version);
      if (others.length === 0) return catalogue;
      const of = [locale, catalogue, ...others.map(({ version }) => version)].join();
      if (late?.of === of) {
        const { text } = late;
        late = null;
        return text;
      }
      const overridden = idleChunk.load().then(
        ({ appendTexts }) => appendTexts(locale, catalogue, others),
        () => catalogue,
      );
      const inTime = await Promise.race([overridden, timeout()]);
      if (inTime !== null) return inTime;
      void overridden.then((text) => {
        if (text === catalogue) return;
        late = { of, text };
        return renew();
      });
      return catalogue;
    },
    setVersion: async (remote, version) => {
      const before = running.get(remote);
      running.set(remote, version);
      const isOverridden = before !== undefined && !isBuiltFrom(currentCatalogue, remote, before);
      const isOtherVersion = before?.version !== version.version;
      if (currentCatalogue !== '' && isOtherVersion && (isOverridden || !isBuiltFrom(currentCatalogue, remote, version))) await renew();
    },
  };
}

/** Catalogues name the versions that they were built from; versions of a development server have no files of texts. */
const isBuiltFrom = (catalogue: string, remote: string, { version }: TextVersion) =>
  version === 'development' || catalogue.includes(` ${remote}=${version}`);
